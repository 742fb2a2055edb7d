import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ownPackage } from './own-package.ts';

const LEFT_OUT = new Set(['node_modules', 'dist', 'fixtures', 'README.md']);
const TEST = /\.test\.tsx?$/;
/** Only tests use this package. */
const TESTED_WITH = '@atrium/remote-conformance';

/**
 * Hashes all inputs of a package's build: its files, those of the workspace packages that it uses (directly or not),
 * the build preset and the lockfile. Each package is read once; tests and READMEs do not count.
 */
export function createInputHash(root: string): (folder: string) => string {
  const contents = new Map<string, string>();
  const lock = join(root, 'pnpm-lock.yaml');
  const lockfile = existsSync(lock) ? readFileSync(lock) : '';

  const contentOf = (folder: string): string => {
    const known = contents.get(folder);
    if (known) return known;
    const hash = createHash('sha256');
    for (const file of filesIn(folder))
      hash
        .update(`${relative(folder, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    const content = hash.digest('hex');
    contents.set(folder, content);
    return content;
  };

  return (folder) => {
    const hash = createHash('sha256').update(lockfile);
    for (const used of [...packagesUsedBy(folder)].sort()) hash.update(`${relative(root, used)}=${contentOf(used)}\n`);
    return hash.digest('hex');
  };
}

/** Development dependencies count for the package itself, but not for the packages that it uses. */
function packagesUsedBy(folder: string, found = new Set<string>()): Set<string> {
  const real = realpathSync(folder);
  if (found.has(real)) return found;
  const { dependencies, devDependencies } = ownPackage(real);
  const used = found.size === 0 ? [...dependencies, ...devDependencies] : dependencies;
  found.add(real);
  for (const dependency of used) {
    if (!dependency.startsWith('@atrium/') || dependency === TESTED_WITH) continue;
    const linked = join(real, 'node_modules', dependency);
    if (existsSync(linked)) packagesUsedBy(linked, found);
  }
  return found;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !LEFT_OUT.has(entry.name) && !entry.name.startsWith('.') && !TEST.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]));
}
