import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ArtefactStore } from './artefact-store.ts';

const AT_ONCE = 8;

/**
 * Uploads a built version, its manifest last: if the manifest exists, the version is complete. Returns the number of files.
 */
export async function uploadVersion(
  store: ArtefactStore,
  folder: string,
  { name, version }: { name: string; version: string },
): Promise<number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const put = (file: string) => store.put(`remotes/${name}/${version}/${file}`, readFileSync(join(folder, file)));
  const waiting = files.filter((file) => file !== 'manifest.json');
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await put(file);
    }),
  );
  if (files.includes('manifest.json')) await put('manifest.json');
  return files.length;
}
