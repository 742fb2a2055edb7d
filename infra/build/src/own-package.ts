import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface OwnPackage {
  /** Without scope. */
  name: string;
  version: string;
  dependencies: string[];
  devDependencies: string[];
}

/** Reads the `package.json` of a folder. */
export function ownPackage(folder: string): OwnPackage {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  return {
    name: manifest.name.replace(/^@[^/]+\//, ''),
    version: manifest.version,
    dependencies: Object.keys(manifest.dependencies ?? {}),
    devDependencies: Object.keys(manifest.devDependencies ?? {}),
  };
}
