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
  const said = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  return {
    name: said.name.replace(/^@[^/]+\//, ''),
    version: said.version,
    dependencies: Object.keys(said.dependencies ?? {}),
    devDependencies: Object.keys(said.devDependencies ?? {}),
  };
}
