import { chownSync, constants } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseUser } from '../database-user.ts';

interface CopyOptions {
  /** The owner of the copies, where it is another than this process. */
  owner?: DatabaseUser | undefined;
  /** Paths within `from` that are left out; of a folder in it the empty folder is made. */
  leaveOut?: { files: readonly string[]; contentsOf: readonly string[] };
  copied?(bytes: number): void;
}

/** Copies a folder of a running database. A file that disappears meanwhile is not needed: the log knows of its end. */
export async function copyFiles(from: string, to: string, options: CopyOptions = {}): Promise<void> {
  const { owner, leaveOut, copied } = options;
  const own = (path: string) => {
    if (owner) chownSync(path, owner.uid, owner.gid);
  };
  const copyFolder = async (path: string): Promise<void> => {
    const target = join(to, path);
    await mkdir(target, { recursive: true });
    await chmod(target, 0o700);
    own(target);
    if (leaveOut?.contentsOf.includes(path)) return;
    for (const entry of await readdir(join(from, path), { withFileTypes: true })) {
      const inner = path ? `${path}/${entry.name}` : entry.name;
      if (leaveOut?.files.includes(inner)) continue;
      if (entry.isDirectory()) await copyFolder(inner);
      else await copyOne(inner);
    }
  };
  const copyOne = async (path: string): Promise<void> => {
    try {
      await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      throw error;
    }
    own(join(to, path));
    copied?.((await stat(join(to, path))).size);
  };
  await copyFolder('');
}
