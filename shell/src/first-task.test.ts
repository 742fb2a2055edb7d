import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SHARED = join(import.meta.dirname, '../../shared');

/** The file of an import: relative, or of one of the shared packages; undefined for a package from npm. */
function fileOf(source: string, from: string): string | undefined {
  if (source.startsWith('.')) return join(dirname(from), source);
  const [, name, path] = /^@atrium\/([^/]+)\/(.+)$/.exec(source) ?? [];
  return ['ts', 'tsx'].map((kind) => join(SHARED, `${name}/src/${path}.${kind}`)).find(existsSync);
}

/** What is evaluated in one task with this file: everything that it imports, except by `import()`. */
function evaluatedWith(file: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(file)) return found;
  seen.add(file);
  for (const [, source] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type )(?:[^;']*? from )?'([^']+)';/gm,
  )) {
    if (source!.endsWith('.css')) continue;
    const next = fileOf(source!, file);
    if (!next) found.add(source!);
    else for (const name of evaluatedWith(next, seen)) found.add(name);
  }
  return found;
}

const packagesOf = (file: string) => [...evaluatedWith(join(import.meta.dirname, file))];

it('the first task of a page evaluates no library: each comes with a later one, so that a tap is handled in between', () => {
  expect(packagesOf('index.ts')).toEqual([]);
});

it('the check finds what a part of the start evaluates', () => {
  expect(packagesOf('boot/mount.tsx')).toEqual(expect.arrayContaining(['react-dom/client', '@atrium/host']));
  expect(packagesOf('boot/start-i18n.ts')).toContain('i18next');
});
