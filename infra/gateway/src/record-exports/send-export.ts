import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../calls/caller-of.ts';
import type { Parts } from '../platform/parts.ts';
import { asDownload } from '../uploads/as-download.ts';
import { files } from './record-exports.repository.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Sends the file of a finished export to its member, part by part; 404 to everybody else, and once it has expired. */
export async function sendExport(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { id } = request.params as { id: string };
  const { session } = await callerOf(parts, request, reply);
  const found =
    session && ID.test(id)
      ? await parts.database.first<{ name: string; count: number }>(
          "SELECT name, parts AS count FROM record_exports WHERE id = $1 AND member_id = $2 AND state = 'done' AND expires_at > $3",
          [id, session.memberId, parts.clock.now()],
        )
      : undefined;
  if (!found) return await reply.status(404).send();
  return await reply
    .headers(asDownload(found.name, 'text/csv; charset=utf-8'))
    .send(files.content(parts, id, found.count));
}
