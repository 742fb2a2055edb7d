import type { FastifyReply, FastifyRequest } from 'fastify';
import { operatorOf, requireRole } from '../operations/operator-of.ts';
import { OperatorRefusal } from '../operations/operator-refusal.ts';
import type { Parts } from '../platform/parts.ts';
import { asDownload } from '../uploads/as-download.ts';
import { nameOf, type Picture } from './send-picture.ts';

/** A picture from a conversation, for operators only and as a download. */
export async function sendDocument(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  try {
    requireRole(await operatorOf(request.headers.authorization, parts), 'operator');
    const { id, picture } = request.params as { id: string; picture: string };
    const named = [id, picture].every((each) => /^\d{1,18}$/.test(each));
    const found = named
      ? await parts.database.first<Picture>(
          'SELECT p.type, p.bytes AS content FROM support_pictures p JOIN support_messages m ON m.id = p.message_id WHERE p.message_id = $2 AND m.conversation_id = $1',
          [id, picture],
        )
      : undefined;
    if (!found) throw new OperatorRefusal('UNKNOWN_CONVERSATION', 'This image does not exist or has been deleted.');
    return await reply.headers(asDownload(nameOf(picture, found.type), found.type)).send(found.content);
  } catch (error) {
    if (!(error instanceof OperatorRefusal)) throw error;
    return await reply.status(error.status).send({ code: error.code, message: error.message });
  }
}
