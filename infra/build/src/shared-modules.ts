import { createRequire } from 'node:module';
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
];

const door = fileURLToPath(new URL('./router-curated.ts', import.meta.url));

const require = createRequire(import.meta.url);
const versionOf = (name: string): string => (require(`${name}/package.json`) as { version: string }).version;

/** The host provides every shared module at once, so that nothing stands between its first script and the first paint. */
export function providedModules(): Record<string, object> {
  const provided = { singleton: true, requiredVersion: false as const, eager: true };
  return {
    ...Object.fromEntries(KEYS.map((key) => [key, provided])),
    // Its sub-paths have package.json files without a version.
    '@emotion/react/': { ...provided, version: versionOf('@emotion/react') },
    'react-router-dom': { ...provided, import: door, shareKey: 'react-router-dom', version: versionOf('react-router') },
  };
}

/** A remote carries no copy of its own: it runs only inside a host that provides these. */
export function consumedModules(): Record<string, object> {
  const consumed = { singleton: true, requiredVersion: false as const, import: false as const };
  return Object.fromEntries([...KEYS, 'react-router-dom'].map((key) => [key, consumed]));
}
