import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names the shell that the site serves from now on: also an older build, when the sources went back to it. */
export function pointAtShell(artifactsFolder: string, hash: string): void {
  const pointer = join(artifactsFolder, 'shell', 'current');
  writeFileSync(`${pointer}.new`, `${hash}\n`);
  renameSync(`${pointer}.new`, pointer);
}
