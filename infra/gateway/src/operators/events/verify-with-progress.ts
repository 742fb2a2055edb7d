import { Readable } from 'node:stream';
import { LEDGER_VERIFY_PROGRESS_PATH, type LedgerProgress, ledgerVerify } from '@atrium/contracts/operator';
import type { FastifyInstance } from 'fastify';
import { type Operator, operatorOf, requireRole } from '../../operations/operator-of.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import type { Parts } from '../../platform/parts.ts';
import { verifyAndNote } from './verify-and-note.ts';

/**
 * Checks the ledger, which takes a while, and streams the progress: as events where a browser asks for them, else as lines.
 * One check at a time per process.
 */
export function verifyWithProgress(server: FastifyInstance, parts: Parts): void {
  let running = false;
  server.get(LEDGER_VERIFY_PROGRESS_PATH, async (request, reply) => {
    const events = request.headers.accept?.includes('text/event-stream') === true;
    const written = (line: LedgerProgress) =>
      `${events ? 'data: ' : ''}${JSON.stringify(line)}${events ? '\n\n' : '\n'}`;
    const answer = (body: string | Readable) =>
      reply
        .type(events ? 'text/event-stream' : 'application/x-ndjson')
        .header('cache-control', 'no-store')
        .send(body);
    let operator: Operator;
    try {
      operator = await operatorOf(request.headers.authorization, parts);
      requireRole(operator, ledgerVerify.role!);
      if (running) throw new OperatorRefusal('BAD_REQUEST', 'A ledger check is already running. Wait for its result.');
    } catch (error) {
      if (!(error instanceof OperatorRefusal)) throw error;
      const refusal = { code: error.code, message: error.message };
      // A browser shows no script the body of a refused stream.
      return await (events ? answer(written(refusal)) : reply.status(error.status).send(refusal));
    }
    running = true;
    const lines = new Readable({ read: () => {} });
    const say = (line: LedgerProgress) => lines.push(written(line));
    void verifyAndNote(parts, { operator }, (invariant, done, all) => say({ invariant, done, all }))
      .then((report) => say({ report }))
      .catch((error: unknown) => {
        parts.log.error({ err: error, requestId: request.id }, 'the ledger could not be checked');
        say({ code: 'INTERNAL', message: 'The check stopped. The gateway log has the reason.' });
      })
      .finally(() => {
        running = false;
        lines.push(null);
      });
    return await answer(lines);
  });
}
