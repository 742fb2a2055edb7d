import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckedPart, sha256 } from './checked-part.ts';

const CODE = /\.(?:[cm]?[jt]s|json|sql)$/;
const NOT_RUN = /\.test\.ts$|(?:^|\/)testing\//;

/** The hash of each file of code in a folder, by its path. */
export function codeHashes(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  return new Map(
    files
      .filter((file) => CODE.test(file) && !NOT_RUN.test(file))
      .sort()
      .map((file) => [file, sha256(readFileSync(join(folder, file)))]),
  );
}

/** The files of a folder against their hashes at the start of the process; a file that has been added differs, too. */
export function changedCode(folder: string, atStart: ReadonlyMap<string, string>): CheckedPart[] {
  const now = codeHashes(folder);
  const names = new Set([...atStart.keys(), ...now.keys()]);
  return [...names].sort().map((name) => ({
    name: `gateway/${name}`,
    expected: atStart.get(name) ?? 'no such file',
    actual: now.get(name) ?? null,
  }));
}
