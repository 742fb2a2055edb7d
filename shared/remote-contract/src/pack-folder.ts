import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pack } from 'tar-stream';

const compress = promisify(gzip);

/** Packs files as `.tar.gz`. */
export async function packFiles(files: Iterable<readonly [string, Uint8Array]>): Promise<Uint8Array<ArrayBuffer>> {
  const archive = pack();
  const bytes = buffer(archive);
  for (const [name, content] of files) archive.entry({ name, mtime: new Date(0) }, Buffer.from(content));
  archive.finalize();
  return Uint8Array.from(await compress(await bytes));
}

/** Packs the files of a folder, sorted by path. */
export function packFolder(folder: string): Promise<Uint8Array<ArrayBuffer>> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  return packFiles(paths.map((path) => [path, readFileSync(join(folder, path))] as const));
}
