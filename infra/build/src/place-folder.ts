import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The manifest of a finished folder, or undefined where there is none. A folder without its manifest does not count. */
export function finishedManifest<Manifest>(folder: string, file: string): Manifest | undefined {
  const path = join(folder, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : undefined;
}

/** Makes a draft the finished folder in one step, so that nobody ever reads half of it. Never replaces a finished one. */
export function placeFolder(draft: string, folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  if (existsSync(folder)) rmSync(draft, { recursive: true });
  else renameSync(draft, folder);
}
