import { fileURLToPath } from 'node:url';

/** What host and remotes must have one copy of. A trailing slash shares every path below the package too. */
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
  // Which dialog is on top, and holds the focus, is known to one copy only.
  '@radix-ui/react-dismissable-layer',
  '@radix-ui/react-focus-scope',
];

/** The router as every part of a page sees it. */
export const ROUTER_DOOR = fileURLToPath(new URL('./router-curated.ts', import.meta.url));

/** A remote carries no copy of its own: it runs only inside a host that provides these. */
export function consumedModules(): Record<string, object> {
  const consumed = { singleton: true, requiredVersion: false as const, import: false as const };
  return Object.fromEntries([...KEYS, 'react-router-dom'].map((key) => [key, consumed]));
}
