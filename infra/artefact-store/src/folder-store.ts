import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ArtefactStore } from './artefact-store.ts';

/** A folder of this machine, for npm start and single servers. */
export function folderStore(folder: string): ArtefactStore {
  return {
    async put(path, bytes) {
      const file = join(folder, path);
      const known = await readFile(file).catch(() => undefined);
      if (known) {
        if (!known.equals(bytes))
          throw new Error(`${path} exists with other bytes. A version never changes: give the new build another one.`);
        return false;
      }
      await mkdir(dirname(file), { recursive: true });
      const draft = `${file}.draft-${process.pid}`;
      await writeFile(draft, bytes);
      await rename(draft, file);
      return true;
    },
    async remove(path) {
      await rm(join(folder, path), { force: true });
      // The version's folder, once it is empty.
      await rmdir(dirname(join(folder, path))).catch(() => {});
    },
    async get(path) {
      const file = join(folder, path);
      const found = await stat(file).catch(() => undefined);
      return found?.isFile() ? { body: createReadStream(file), size: found.size } : undefined;
    },
    close() {},
  };
}
