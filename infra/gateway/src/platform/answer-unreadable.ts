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

/** Input that the HTTP parser rejects before there is a request: oversized headers, or a line that is not HTTP. */
export function answerBrokenHttp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const body = JSON.stringify(answerTo(randomUUID()));
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
