import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const HOMES = ['shell', 'remotes', 'shared', 'infra', 'e2e', 'docs', '.github'];
/** Documents and settings at the root. */
const AT_ROOT = /\.(?:md|mjs)$|^pnpm-workspace\.yaml$/;
const IGNORED = new Set(['node_modules', 'dist', 'var', 'reports', 'coverage', 'test-results']);
/**
 * Hosts of other frameworks, which a benchmark compares with ours: a workspace and a lock file of their own, written as those
 * frameworks' guides ask, and nothing of it reaches a user. tsconfig.json and jest leave it out, too.
 */
export const FOREIGN = 'e2e/peers';

/** The checkout that is checked. Paths are relative to its root, with forward slashes. */
export interface SourceTree {
  root: string;
  /** All files of the packages and the documents at the root, except installed and built ones. */
  files: string[];
  /** Folders with a package.json, e.g. `remotes/slots`. */
  packages: string[];
  /** The names of the folders in `remotes`. */
  remotes: string[];
  read(file: string): string;
  has(file: string): boolean;
}

export function readTree(root: string): SourceTree {
  const atRoot = readdirSync(root).filter((file) => AT_ROOT.test(file));
  const files = [...atRoot, ...HOMES.flatMap((home) => walk(root, home))].sort();
  const packages = files
    .filter((file) => /^(shell|e2e|[a-z]+\/[^/]+)\/package\.json$/.test(file))
    .map((file) => file.slice(0, -13));
  const known = new Map<string, string>();
  return {
    root,
    files,
    packages,
    remotes: packages.filter((folder) => folder.startsWith('remotes/')).map((folder) => folder.slice(8)),
    has: (file) => existsSync(join(root, file)),
    read(file) {
      const text = known.get(file) ?? readFileSync(join(root, file), 'utf8');
      known.set(file, text);
      return text;
    },
  };
}

/** Our TypeScript and JavaScript files, without tests. */
export function sources(tree: SourceTree): string[] {
  return tree.files.filter((file) => /\.(ts|tsx|mjs|js|cjs)$/.test(file) && !isTest(file));
}

export function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file) || /\/(testing|fixtures)(\/|\.tsx?$)/.test(file);
}

function walk(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return IGNORED.has(entry.name) || path === FOREIGN ? [] : walk(root, path);
    return entry.isFile() ? [path] : [];
  });
}
