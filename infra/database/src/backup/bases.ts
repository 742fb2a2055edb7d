import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A copy of the whole database, to which the archived log adds everything that came later. */
export interface Base {
  name: string;
  folder: string;
  startedAt: string;
  /** The earliest moment that it can be restored to. */
  finishedAt: string;
  /** The first segment of the log that it needs. */
  firstSegment: string;
  bytes: number;
}

export const walFolder = (backupFolder: string): string => join(backupFolder, 'wal');
export const basesFolder = (backupFolder: string): string => join(backupFolder, 'bases');
export const BASE_FILE = 'base.json';

/** The complete bases of a backup, the oldest first. */
export function basesOf(backupFolder: string): Base[] {
  if (!existsSync(basesFolder(backupFolder))) return [];
  return readdirSync(basesFolder(backupFolder))
    .sort()
    .flatMap((name) => {
      const folder = join(basesFolder(backupFolder), name);
      const file = join(folder, BASE_FILE);
      return existsSync(file) ? [{ ...(JSON.parse(readFileSync(file, 'utf8')) as Base), name, folder }] : [];
    });
}

/** Removes all but the newest `keep` bases, what interrupted runs left, and the segments that no base needs any more. */
export function pruneBases(backupFolder: string, keep: number): void {
  const kept = basesOf(backupFolder).slice(-keep);
  for (const name of readdirSync(basesFolder(backupFolder)))
    if (!kept.some((base) => base.name === name))
      rmSync(join(basesFolder(backupFolder), name), { recursive: true, force: true });
  const oldest = kept[0]?.firstSegment;
  mkdirSync(walFolder(backupFolder), { recursive: true });
  // The first eight figures are the timeline, which a restore has changed and the position has not.
  for (const name of readdirSync(walFolder(backupFolder)))
    if (oldest && /^[0-9A-F]{24}/.test(name) && name.slice(8, 24) < oldest.slice(8))
      rmSync(join(walFolder(backupFolder), name), { force: true });
}
