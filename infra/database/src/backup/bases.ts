import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What is stored of a base: its name and place are those of its folder. */
export interface BaseFile {
  startedAt: string;
  /** The earliest moment that it can be restored to. */
  finishedAt: string;
  /** The first segment of the log that it needs. */
  firstSegment: string;
  bytes: number;
}

/** A copy of the whole database, to which the archived log adds everything that came later. */
export interface Base extends BaseFile {
  name: string;
  folder: string;
}

export const walFolder = (backupFolder: string): string => join(backupFolder, 'wal');
export const basesFolder = (backupFolder: string): string => join(backupFolder, 'bases');
export const BASE_FILE = 'base.json';

/** A moment as the name of a folder: names in their order are moments in theirs. */
export const nameOfMoment = (iso: string): string => iso.replace(/[-:.]/g, '');

/** The complete bases of a backup, the oldest first. */
export function basesOf(backupFolder: string): Base[] {
  if (!existsSync(basesFolder(backupFolder))) return [];
  return readdirSync(basesFolder(backupFolder))
    .sort()
    .flatMap((name) => {
      const folder = join(basesFolder(backupFolder), name);
      const file = join(folder, BASE_FILE);
      return existsSync(file) ? [{ ...(JSON.parse(readFileSync(file, 'utf8')) as BaseFile), name, folder }] : [];
    });
}

/** Removes all but the newest `keep` bases, what interrupted runs left, and the segments that no base needs any more. */
export function pruneBases(backupFolder: string, keep: number): void {
  const kept = basesOf(backupFolder).slice(-keep);
  for (const name of readdirSync(basesFolder(backupFolder)))
    if (!kept.some((base) => base.name === name))
      rmSync(join(basesFolder(backupFolder), name), { recursive: true, force: true });
  const oldest = kept[0]?.firstSegment;
  // The first eight figures are the timeline, which a restore has changed and the position has not.
  for (const name of readdirSync(walFolder(backupFolder)))
    if (oldest && /^[0-9A-F]{24}/.test(name) && name.slice(8, 24) < oldest.slice(8))
      rmSync(join(walFolder(backupFolder), name), { force: true });
}
