import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const require = createRequire(import.meta.url);
const FONTS: Readonly<Record<string, string>> = {
  'bricolage.woff2': '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  'figtree.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
};

/** The games' scripts and styles as they lie in `public/`, asked for anew each time (an unchanged file costs a 304), and the fonts. */
export async function assetRoutes(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('../../public/', import.meta.url)),
    prefix: '/assets/',
    index: false,
    cacheControl: false,
    setHeaders: (response) => {
      response.header('cache-control', 'no-cache').header('x-content-type-options', 'nosniff');
    },
  });
  for (const [name, file] of Object.entries(FONTS)) {
    const path = require.resolve(file);
    app.get(`/assets/fonts/${name}`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=31536000, immutable').sendFile(path.slice(path.lastIndexOf('/') + 1), path.slice(0, path.lastIndexOf('/'))),
    );
  }
}
