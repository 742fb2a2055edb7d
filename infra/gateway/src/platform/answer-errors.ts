import type { Endpoint } from '@atrium/contracts/endpoint';
import { COMMON_ERRORS, type ErrorAnswer, type ErrorCode } from '@atrium/contracts/error-codes';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './errors.ts';
import type { Parts } from './parts.ts';

/** The one place where a thrown error becomes a reply: a stable code, never a stack or an internal detail (8-31). */
export function answerErrors(server: FastifyInstance, parts: Parts): void {
  server.setNotFoundHandler(() => {
    throw new Refusal('NOT_FOUND');
  });
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (!refusal)
      parts.log.error({ err: error, requestId: request.id, path: request.routeOptions.url }, 'a call failed');
    else if (parts.config.strict) checkDeclared(parts, request, refusal.code);
    const shown = refusal ?? new Refusal('UNKNOWN');
    const answer: ErrorAnswer = {
      success: false,
      code: shown.code,
      message: shown.message,
      ...(shown.params ? { params: shown.params } : {}),
      ...(shown.value === undefined ? {} : { value: shown.value }),
      requestId: request.id,
    };
    void reply.status(shown.status).header('cache-control', 'no-store').send(answer);
  });
}

function refusalOf(error: FastifyError): Refusal | undefined {
  if (error instanceof Refusal) return error;
  // Refused by Fastify itself: broken JSON, a body too large, a wrong content type.
  if (typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500) {
    return new Refusal(
      error.statusCode === 404 ? 'NOT_FOUND' : error.statusCode === 429 ? 'TOO_MANY_REQUESTS' : 'BAD_REQUEST',
      { message: 'The request could not be read.' },
    );
  }
  return undefined;
}

/** A code that is not in the call's contract is our bug; tests fail on it. */
function checkDeclared(parts: Parts, request: FastifyRequest, code: ErrorCode): void {
  const endpoint = (request.routeOptions.config as { endpoint?: Endpoint }).endpoint;
  if (!endpoint || [...COMMON_ERRORS, ...endpoint.errors].includes(code)) return;
  parts.undeclared.push(`${endpoint.name} answered ${code}, which its contract does not list`);
}
