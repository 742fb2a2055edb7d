import { normalize } from 'node:path';
import type { ArtefactStore } from '@atrium/artefact-store/artefact-store';
import { fileType, IMMUTABLE } from '@atrium/artefact-store/file-types';
import { OVERRIDE_FILE } from '@atrium/contracts/override';
import { folderStore } from '@atrium/artefact-store/folder-store';
import { openStore } from '@atrium/artefact-store/open-store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings, type Encoding } from '../../platform/compression.ts';
import { Refusal } from '../../platform/errors.ts';
import { previewOfVersion } from './preview-of-version.ts';

/** The compressed forms that the build writes. */
const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/**
 * The built files of shell and remotes. A version's folder never changes, so browsers cache every file for ever; old
 * versions stay available, since open tabs still request them. Files missing from the folder are read from the store at
 * `storeAddress` and served by the gateway, so that a whole page has one origin.
 */
export function artefactRoutes(server: FastifyInstance, artifactsFolder: string, storeAddress?: string): void {
  const folder = folderStore(artifactsFolder);
  let opened: Promise<ArtefactStore> | undefined;
  const store = storeAddress
    ? () => {
        opened ??= openStore(storeAddress);
        return opened;
      }
    : undefined;
  server.addHook('onClose', async () => (await opened)?.close());
  server.get<{ Params: { name: string; version: string } }>(
    `/remotes/:name/:version/${OVERRIDE_FILE}`,
    async ({ params: { name, version } }, reply) => {
      wellFormed(`remotes/${name}/${version}/${OVERRIDE_FILE}`, `remotes/${name}/${version}/`);
      const preview =
        (await previewOfVersion(folder, name, version)) ??
        (store && (await previewOfVersion(await store(), name, version)));
      if (!preview) throw new Refusal('NOT_FOUND');
      return reply.header('cache-control', 'no-cache').send(preview);
    },
  );
  for (const part of ['shell', 'remotes']) {
    server.get<{ Params: { '*': string } }>(`/${part}/*`, async (request, reply) => {
      const path = wellFormed(`${part}/${request.params['*']}`, `${part}/`);
      const encodings = [
        ...acceptedEncodings(request).map((name) => ({ name, suffix: SUFFIXES[name] })),
        { name: undefined, suffix: '' },
      ];
      const served =
        (await serve(folder, path, encodings, request, reply)) ||
        (part === 'remotes' && store && (await serve(await store(), path, encodings, request, reply)));
      if (!served) throw new Refusal('NOT_FOUND');
      return reply;
    });
  }
}

function wellFormed(asked: string, home: string): string {
  const path = normalize(asked);
  const outside = !path.startsWith(home) || path.includes('\0') || path.split('/').some((part) => part.startsWith('.'));
  if (outside || !fileType(path) || fileType(path)?.encoding) throw new Refusal('NOT_FOUND');
  return path;
}

/** Sends the best form of the file in the store; returns false if there is none. */
async function serve(
  store: ArtefactStore,
  path: string,
  encodings: readonly { name: string | undefined; suffix: string }[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  for (const { name, suffix } of encodings) {
    const found = await store.get(path + suffix);
    if (!found) continue;
    if (name) void reply.header('content-encoding', name);
    void reply.headers({
      'content-type': fileType(path)!.type,
      'content-length': found.size,
      'cache-control': IMMUTABLE,
      vary: 'accept-encoding',
      'access-control-allow-origin': '*',
    });
    if (request.method === 'HEAD') found.body.destroy();
    void reply.send(request.method === 'HEAD' ? '' : found.body);
    return true;
  }
  return false;
}
