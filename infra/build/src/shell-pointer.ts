import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PagePart } from './page-configuration.ts';

const pointer = (artifactsFolder: string, part = 'shell') => join(artifactsFolder, part, 'current');

/** Sets the current shell (or page beside the site) in one step: servers read `shell/current`. */
export function pointAtShell(artifactsFolder: string, hash: string, part?: 'shell' | PagePart['name']): void {
  writeFileSync(`${pointer(artifactsFolder, part)}.new`, hash);
  renameSync(`${pointer(artifactsFolder, part)}.new`, pointer(artifactsFolder, part));
}

/** The folder of the current shell, or undefined before the first build. */
export function presentShell(artifactsFolder: string): string | undefined {
  return existsSync(pointer(artifactsFolder))
    ? join(artifactsFolder, 'shell', readFileSync(pointer(artifactsFolder), 'utf8').trim())
    : undefined;
}
