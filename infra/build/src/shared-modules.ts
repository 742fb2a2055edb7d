import { fileURLToPath } from 'node:url';

/** The modules that must exist once per page. A trailing slash shares every path below the package, too. */
const KEYS = [
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
];

/** The router of every part of a page. */
export const ROUTER_DOOR = fileURLToPath(new URL('./router-curated.ts', import.meta.url));

/** A remote contains no copies: it runs only inside a host that provides these. */
export function consumedModules(): Record<string, object> {
  const consumed = { singleton: true, requiredVersion: false as const, import: false as const };
  return Object.fromEntries([...KEYS, 'react-router-dom'].map((key) => [key, consumed]));
}
