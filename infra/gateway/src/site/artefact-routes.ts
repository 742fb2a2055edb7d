import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../platform/errors.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
/** As the build compressed them, best first. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * The built files of shell and remotes. A folder of a version never changes, so browsers keep every file for ever; those
 * of old versions stay, since open tabs still ask for them.
 */
export function artefactRoutes(server: FastifyInstance, artifactsFolder: string): void {
  for (const part of ['shell', 'remotes']) {
    server.get<{ Params: { '*': string } }>(`/${part}/*`, (request, reply) =>
      serve(join(artifactsFolder, part), request.params['*'], request, reply),
    );
  }
}

async function serve(folder: string, asked: string, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const path = normalize(asked);
  const type = TYPES[extname(path)];
  if (!type || path.startsWith('..') || path.includes('\0') || path.split('/').some((part) => part.startsWith('.')))
    throw new Refusal('NOT_FOUND');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  for (const { name, suffix } of [
    ...ENCODINGS.filter((each) => new RegExp(`\\b${each.name}\\b`).test(accepted)),
    { name: undefined, suffix: '' },
  ]) {
    const file = join(folder, path + suffix);
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) continue;
    if (name) void reply.header('content-encoding', name);
    void reply.headers({
      'content-type': type,
      'content-length': found.size,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'access-control-allow-origin': '*',
    });
    return reply.send(request.method === 'HEAD' ? '' : createReadStream(file));
  }
  throw new Refusal('NOT_FOUND');
}
