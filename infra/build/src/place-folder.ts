import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The manifest of a finished folder, or undefined. A folder without a manifest is not finished. */
export function finishedManifest<Manifest>(folder: string, file: string): Manifest | undefined {
  const path = join(folder, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : undefined;
}

/**
 * Renames a draft to its final folder in one step, so that no process reads an incomplete folder. Never replaces a
 * finished folder.
 */
export function placeFolder(draft: string, folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  if (existsSync(folder)) rmSync(draft, { recursive: true });
  else renameSync(draft, folder);
}
