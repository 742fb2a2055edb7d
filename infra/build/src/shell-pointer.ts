import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const pointer = (artifactsFolder: string) => join(artifactsFolder, 'shell/current');

/** Says which shell is the present one, in one step: whoever serves the site reads `shell/current`. */
export function pointAtShell(artifactsFolder: string, hash: string): void {
  writeFileSync(`${pointer(artifactsFolder)}.new`, hash);
  renameSync(`${pointer(artifactsFolder)}.new`, pointer(artifactsFolder));
}

/** The folder of the present shell, or undefined before the first was built. */
export function presentShell(artifactsFolder: string): string | undefined {
  return existsSync(pointer(artifactsFolder)) ? join(artifactsFolder, 'shell', readFileSync(pointer(artifactsFolder), 'utf8').trim()) : undefined;
}
