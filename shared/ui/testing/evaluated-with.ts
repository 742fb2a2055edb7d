import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The packages that are evaluated in one task with `file`: everything that it imports, followed through relative imports and
 * not through `import()` or types. With `shared`, the folder of the shared packages, their modules are followed, too, and
 * only packages from npm (and modules with other names than their files) are returned.
 */
export function evaluatedWith(file: string, shared?: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(file)) return found;
  seen.add(file);
  for (const [, source] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type )(?:[^;']*? from )?'([^']+)';/gm,
  )) {
    if (source!.endsWith('.css')) continue;
    const next = fileOf(source!, file, shared);
    if (!next) found.add(source!);
    else for (const name of evaluatedWith(next, shared, seen)) found.add(name);
  }
  return found;
}

function fileOf(source: string, from: string, shared: string | undefined): string | undefined {
  if (source.startsWith('.')) return join(dirname(from), source);
  const [, name, path] = /^@atrium\/([^/]+)\/(.+)$/.exec(source) ?? [];
  if (!shared || !name) return undefined;
  return ['ts', 'tsx'].map((kind) => join(shared, `${name}/src/${path}.${kind}`)).find(existsSync);
}
