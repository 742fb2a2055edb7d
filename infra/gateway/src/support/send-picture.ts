import { callerOf } from '../calls/caller-of.ts';
import type { Parts } from '../platform/parts.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asDownload } from '../uploads/as-download.ts';
import { ownerOf } from './owner.ts';

export interface Picture {
  type: string;
  content: Buffer;
}

export const nameOf = (id: string, type: string): string => `picture-${id}${type === 'image/png' ? '.png' : '.jpg'}`;

/** A picture of the caller's own conversation; 404 for everybody else. */
export async function sendPicture(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { id } = request.params as { id: string };
  const owner = ownerOf(parts, await callerOf(parts, request, reply));
  const found =
    owner && /^\d{1,18}$/.test(id)
      ? await parts.database.first<Picture>(
          'SELECT p.type, p.bytes AS content FROM support_pictures p JOIN support_messages m ON m.id = p.message_id JOIN support_conversations c ON c.id = m.conversation_id WHERE p.message_id = $3 AND (c.member_id = $1 OR c.secret_hash = $2)',
          [owner.memberId, owner.secretHash, id],
        )
      : undefined;
  if (!found) return await reply.status(404).send();
  return await reply.headers(asDownload(nameOf(id, found.type), found.type)).send(found.content);
}
