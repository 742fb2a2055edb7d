import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type IntegrityHash, integrityOf } from './integrity.ts';
import type { ArtefactFile } from './manifest.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const COMPRESSIBLE = /\.(js|css|json|svg|txt|map)$/;

/**
 * Writes a `.br` and a `.gz` for every file of `folder` that becomes smaller, and returns all files. `quality` is
 * brotli's: 11 for a release, 5 for development.
 */
export async function writeCompressed(folder: string, quality: number, hash?: IntegrityHash): Promise<ArtefactFile[]> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  return Promise.all(paths.map((path) => writeOne(folder, path, quality, hash)));
}

async function writeOne(folder: string, path: string, quality: number, hash?: IntegrityHash): Promise<ArtefactFile> {
  const bytes = readFileSync(join(folder, path));
  const file = {
    path,
    integrity: integrityOf(bytes, hash),
    size: bytes.length,
    gzip: bytes.length,
    brotli: bytes.length,
  };
  if (!COMPRESSIBLE.test(path)) return file;
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    zip(bytes, { level: 9 }),
  ]);
  writeFileSync(join(folder, `${path}.br`), br);
  writeFileSync(join(folder, `${path}.gz`), gz);
  return { ...file, gzip: gz.length, brotli: br.length };
}
