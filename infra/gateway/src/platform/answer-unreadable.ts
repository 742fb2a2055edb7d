import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ErrorAnswer } from '@atrium/contracts/error-codes';
import type { FastifyReply, FastifyRequest } from 'fastify';

const answerTo = (requestId: string): ErrorAnswer => ({
  success: false,
  code: 'BAD_REQUEST',
  message: 'The request could not be read.',
  requestId,
});

/** An address for which no route can be looked up: broken percent-encoding, or a part that is too long. */
export function answerUnreadableAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  void reply.status(400).header('cache-control', 'no-store').send(answerTo(request.id));
}

/**
 * Input that the HTTP parser rejects before there is a request: oversized headers, or a line that is not HTTP. A connection
 * that a browser opened in advance and did not use in time gets 408. Its first request may be on its way, and even in the
 * buffer of a busy process: after a 408 a browser sends it again over another connection, after a 400 it reports a fault.
 */
export function answerBrokenHttp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
  const body = JSON.stringify(answerTo(randomUUID()));
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
