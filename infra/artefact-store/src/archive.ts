import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { fileType } from './file-types.ts';

const decompress = promisify(gunzip);

/** What one packed version may hold. A remote is at most 384 KB compressed, so these are far above honest ones. */
export const ARCHIVE_LIMITS = {
  packedBytes: 8 * 1024 * 1024,
  unpackedBytes: 24 * 1024 * 1024,
  files: 2_000,
} as const;

/** A path inside a version's folder: no `..`, nothing hidden, nothing absolute. */
const PATH = /^[\w@+-][\w@.+-]*(\/[\w@+-][\w@.+-]*)*$/;

/** An archive that is refused, with the reason. */
export class BadArchive extends Error {
  override name = 'BadArchive';
}

/**
 * The files of a `.tar.gz` by their paths. Nothing is written. Throws `BadArchive` for one that is too large packed or
 * unpacked, has too many files, links or other special entries, a path that leaves the folder, a path twice, or a type of
 * file that the site does not serve. Source: 13-07.
 */
export async function unpackArchive(packed: Uint8Array): Promise<Map<string, Buffer>> {
  if (packed.length > ARCHIVE_LIMITS.packedBytes) throw tooLarge(ARCHIVE_LIMITS.packedBytes, 'packed');
  const archive = extract();
  archive.end(await unzipped(packed));
  const files = new Map<string, Buffer>();
  let entries = 0;
  try {
    for await (const entry of archive) {
      const { name, type } = entry.header;
      if (++entries > ARCHIVE_LIMITS.files)
        throw new BadArchive(`The archive has more than ${ARCHIVE_LIMITS.files} entries.`);
      const path = name.replace(/^(\.\/)+/, '');
      if (type === 'directory') {
        entry.resume();
        continue;
      }
      if (type !== 'file') throw new BadArchive(`"${name}" is a ${type}. An archive has plain files only.`);
      if (!PATH.test(path)) throw new BadArchive(`"${name}" is not a path inside the version's folder.`);
      if (!fileType(path)) throw new BadArchive(`"${path}" is of a type that the site does not serve.`);
      if (files.has(path)) throw new BadArchive(`"${path}" is in the archive twice.`);
      files.set(path, await buffer(entry));
    }
  } catch (error) {
    throw error instanceof BadArchive
      ? error
      : new BadArchive(`The archive cannot be read: ${(error as Error).message}.`);
  }
  return files;
}

async function unzipped(packed: Uint8Array): Promise<Buffer> {
  try {
    return await decompress(packed, { maxOutputLength: ARCHIVE_LIMITS.unpackedBytes });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw tooLarge(ARCHIVE_LIMITS.unpackedBytes, 'unpacked');
    throw new BadArchive('The body is not a .tar.gz archive.');
  }
}

const tooLarge = (bytes: number, how: string) =>
  new BadArchive(`The archive has more than ${bytes / 1024 / 1024} MB ${how}.`);
