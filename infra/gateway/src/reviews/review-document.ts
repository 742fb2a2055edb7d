import type { FastifyReply, FastifyRequest } from 'fastify';
import { operatorOf, requireRole } from '../operations/operator-of.ts';
import { OperatorRefusal } from '../operations/operator-refusal.ts';
import type { Parts } from '../platform/parts.ts';
import { asDownload } from '../uploads/as-download.ts';
import { reviewNamed, unknownReview } from './list-reviews.ts';

/** An uploaded document, for operators alone and only as a download. */
export async function sendDocument(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  try {
    requireRole(await operatorOf(request.headers.authorization, parts), 'operator');
    const { id: name, document } = request.params as { id: string; document: string };
    const { kind, id } = reviewNamed(name);
    const found = /^\d{1,18}$/.test(document) ? await kind.document?.(parts, id, document) : undefined;
    if (!found) throw unknownReview(name);
    return await reply.headers(asDownload(found.name, found.type)).send(found.content);
  } catch (error) {
    if (!(error instanceof OperatorRefusal)) throw error;
    return await reply.status(error.status).send({ code: error.code, message: error.message });
  }
}
