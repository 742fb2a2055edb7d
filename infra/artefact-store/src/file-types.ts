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

/** A file of a version never changes, so whoever has it keeps it. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** What a browser is told about a file by its name: `a.js.br` is a script, compressed by brotli. Undefined where it is none of ours. */
export function fileType(path: string): { type: string; encoding?: string } | undefined {
  const encoding = ENCODINGS[extname(path)];
  const type = TYPES[extname(encoding ? path.slice(0, path.lastIndexOf('.')) : path)];
  return type ? { type, ...(encoding && { encoding }) } : undefined;
}
