import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const ENCODINGS: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

/** The files of a version never change, so caches keep them. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * The response headers of a file by its name: `a.js.br` is a script, compressed by brotli. Undefined for unknown types.
 */
export function fileType(path: string): { type: string; encoding?: string } | undefined {
  const encoding = ENCODINGS[extname(path)];
  const type = TYPES[extname(encoding ? path.slice(0, path.lastIndexOf('.')) : path)];
  return type ? { type, ...(encoding && { encoding }) } : undefined;
}
