import type { IncomingMessage } from 'node:http';
import { ARCHIVE_LIMITS } from '@atrium/artefact-store/archive';
import type { FastifyRequest } from 'fastify';

/**
 * The body of an upload. Of one over the limit it returns as much as exceeds it, and discards the rest: the upload is then
 * refused as any other, with a sentence and an entry of the audit log, and a client that is still sending can read it.
 */
export async function readArchive(_request: FastifyRequest, payload: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes > ARCHIVE_LIMITS.packedBytes) break;
  }
  payload.resume();
  return Buffer.concat(chunks);
}
