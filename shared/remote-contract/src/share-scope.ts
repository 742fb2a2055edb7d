/** The modules that must exist once per page. A trailing slash shares every path below the package, too. */
export const SHARED_MODULES = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'jotai',
  'i18next',
  'react-i18next',
  '@emotion/react',
  '@emotion/react/',
  '@emotion/cache',
  '@atrium/host',
  // Only one copy can know which dialog is on top and has the focus.
  '@radix-ui/react-dismissable-layer',
  '@radix-ui/react-focus-scope',
  'react-router-dom',
] as const;

/** The options of a federation plugin for a remote, which contains no copies: it runs only inside a host that provides these. */
export function consumedModules(): Record<string, object> {
  const consumed = { singleton: true, requiredVersion: false as const, import: false as const };
  return Object.fromEntries(SHARED_MODULES.map((name) => [name, consumed]));
}

/** Whether a request is for a module of the host. */
export const isShared = (request: string): boolean =>
  SHARED_MODULES.some((name) => (name.endsWith('/') ? request.startsWith(name) : request === name));
