import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const require = createRequire(import.meta.url);
const PUBLIC = fileURLToPath(new URL('../../public/', import.meta.url));
const FONTS: Readonly<Record<string, string>> = {
  'bricolage.woff2': '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  'figtree.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
};
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/**
 * The games' scripts and styles, and the fonts: one route for each file that exists at the start, so no address can
 * reach another. Scripts are asked for anew each time (an unchanged one costs a 304), fonts once a year.
 */
export function assetRoutes(app: FastifyInstance): void {
  const files = readdirSync(PUBLIC, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const entry of files) {
    const path = join(entry.parentPath, entry.name);
    serve(app, relative(PUBLIC, path).replaceAll('\\', '/'), path, 'no-cache');
  }
  for (const [name, file] of Object.entries(FONTS)) {
    serve(app, `fonts/${name}`, require.resolve(file), 'public, max-age=31536000, immutable');
  }
}

function serve(app: FastifyInstance, name: string, path: string, caching: string): void {
  const content = readFileSync(path);
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  app.get(`/assets/${name}`, (request, reply) => {
    reply.headers({ etag, 'cache-control': caching, 'x-content-type-options': 'nosniff' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(TYPES[extname(path)] ?? 'application/octet-stream').send(content);
  });
}
