import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readTree, type SourceTree } from '../source-tree.ts';

const planted: string[] = [];

/** Writes these files to a temporary checkout and reads it. */
export function plantTree(files: Record<string, string>): SourceTree {
  const root = mkdtempSync(join(tmpdir(), 'atrium-checks-'));
  planted.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return readTree(root);
}

export function removePlanted(): void {
  for (const root of planted.splice(0)) rmSync(root, { recursive: true, force: true });
}
