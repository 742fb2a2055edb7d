import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildShell } from '../build-shell.ts';
import { commitOf } from '../commit-of.ts';
import { createInputHash } from '../input-hash.ts';

/**
 * Builds a second shell with the development build of React, which can refresh components in place. Returns false if
 * the site is not served from this folder.
 */
export async function buildDevelopmentShell(
  root: string,
  artifactsFolder: string,
  log: (line: string) => void,
): Promise<boolean> {
  if (!existsSync(join(artifactsFolder, 'shell/current'))) return false;
  const folder = join(root, 'shell');
  const inputs = createInputHash(root)(folder);
  const hash = `${inputs.slice(0, 12)}-development`;
  const target = join(artifactsFolder, 'shell', hash);
  if (!existsSync(join(target, 'shell.json'))) {
    log('Building the shell with the development React (once)');
    await buildShell({ folder, target, inputs, commit: commitOf(root), brotliQuality: 5, development: true });
  }
  const pointer = join(artifactsFolder, 'shell/development');
  writeFileSync(`${pointer}.new`, hash);
  renameSync(`${pointer}.new`, pointer);
  return true;
}
