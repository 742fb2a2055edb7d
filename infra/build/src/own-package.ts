import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name (without scope) and version of the package in `folder`. */
export function ownPackage(folder: string): { name: string; version: string; dependencies: string[] } {
  const { name, version, dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  return { name: name.replace(/^@[^/]+\//, ''), version, dependencies: Object.keys({ ...dependencies, ...devDependencies }) };
}
