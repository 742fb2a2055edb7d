import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The packages that a squad installs, each after those that it depends on. Source: 13-13. */
export const SDK_PACKAGES = [
  'shared/contracts',
  'shared/i18n',
  'shared/api',
  'shared/host',
  'shared/remote-contract',
  'shared/federation',
  'shared/remote-conformance',
  'infra/remote',
] as const;

/** One copy of these is in a page: a squad has exactly the host's version. */
const SHARED = [
  '@emotion/cache',
  '@emotion/react',
  'i18next',
  'jotai',
  'react',
  'react-dom',
  'react-i18next',
  'react-router-dom',
];
/** What `@atrium/remote` runs itself; everything else of it is a squad's choice or a part of what `new` writes. */
const OWN_TOOLS = ['@swc/core', 'commander'];

interface WorkspacePackage {
  name: string;
  description: string;
  type: string;
  exports?: Record<string, string>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
}

/** The `package.json` of a published package: compiled files, exact versions, the host's modules as peers. */
export function publishedPackage(root: string, folder: string) {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as WorkspacePackage;
  const { version, license } = read('package.json') as unknown as { version: string; license?: string };
  const own = read(`${folder}/package.json`);
  const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
    catalog: Record<string, string>;
  };
  const exact = (name: string) => (name.startsWith('@atrium/') ? version : catalog[name]!);
  const named = (names: string[]) => Object.fromEntries(names.map((name) => [name, exact(name)]));
  const all = Object.keys(own.dependencies ?? {});
  const optional = own.bin ? all.filter((name) => !name.startsWith('@atrium/') && !OWN_TOOLS.includes(name)) : [];
  const peers = all.filter((name) => optional.includes(name) || SHARED.includes(name));
  const has = (name: string) => existsSync(join(root, folder, name));
  return {
    name: own.name,
    version,
    description: own.description,
    license: license ?? 'Apache-2.0',
    type: own.type,
    sideEffects: false,
    engines: { node: '>=22.18' },
    exports: Object.fromEntries(Object.entries(own.exports ?? {}).map(([name, file]) => [name, compiledForms(file)])),
    ...(own.bin && { bin: own.bin }),
    files: ['dist', ...['bin', 'locales', 'page'].filter(has), 'README.md', 'LICENSE', 'NOTICE'],
    dependencies: named(all.filter((name) => !peers.includes(name))),
    ...(peers.length > 0 && { peerDependencies: named(peers) }),
    ...(optional.length > 0 && {
      peerDependenciesMeta: Object.fromEntries(optional.map((name) => [name, { optional: true }])),
    }),
  };
}

function compiledForms(file: string) {
  const compiled = file.replace(/^\.\/src\//, './dist/');
  if (!/\.tsx?$/.test(compiled)) return compiled;
  return { types: compiled.replace(/\.tsx?$/, '.d.ts'), default: compiled.replace(/\.tsx?$/, '.js') };
}
