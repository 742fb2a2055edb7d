import type { FastifyReply, FastifyRequest } from 'fastify';
import { operatorOf, requireRole } from '../operators/operator-of.ts';
import { OperatorRefusal } from '../operators/operator-refusal.ts';
import type { Parts } from '../platform/parts.ts';
import { reviewNamed, unknownReview } from './list-reviews.ts';

/**
 * An uploaded document, for operators alone and only as a download: whatever its bytes are, no browser shows them as a
 * page of this site.
 */
export async function sendDocument(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  try {
    requireRole(await operatorOf(request.headers.authorization, parts.config), 'viewer');
    const { id: name, document } = request.params as { id: string; document: string };
    const { kind, id } = reviewNamed(name);
    const found = /^\d{1,18}$/.test(document) ? await kind.document?.(parts.database, id, document) : undefined;
    if (!found) throw unknownReview(name);
    return await reply
      .headers({
        'content-type': found.type,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      .send(found.content);
  } catch (error) {
    if (!(error instanceof OperatorRefusal)) throw error;
    return await reply.status(error.status).send({ code: error.code, message: error.message });
  }
}
