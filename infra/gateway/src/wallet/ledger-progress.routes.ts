import { Readable } from 'node:stream';
import { LEDGER_VERIFY_PROGRESS_PATH, type LedgerProgress } from '@atrium/contracts/operator';
import type { FastifyInstance } from 'fastify';
import { operatorOf } from '../operations/operator-of.ts';
import { OperatorRefusal } from '../operations/operator-refusal.ts';
import type { Parts } from '../platform/parts.ts';
import { verifyLedger } from './ledger-verify.ts';

/** Checks the ledger, which takes a while, and streams the progress. One check at a time per process. */
export function verifyWithProgress(server: FastifyInstance, parts: Parts): void {
  let running = false;
  server.get(LEDGER_VERIFY_PROGRESS_PATH, async (request, reply) => {
    try {
      await operatorOf(request.headers.authorization, parts.config);
      if (running) throw new OperatorRefusal('BAD_REQUEST', 'A ledger check is already running. Wait for its result.');
    } catch (error) {
      if (!(error instanceof OperatorRefusal)) throw error;
      return await reply.status(error.status).send({ code: error.code, message: error.message });
    }
    running = true;
    const lines = new Readable({ read: () => {} });
    const say = (line: LedgerProgress) => lines.push(`${JSON.stringify(line)}\n`);
    void verifyLedger(parts.database, (invariant, done, all) => say({ invariant, done, all }))
      .then((report) => say({ report }))
      .catch((error: unknown) => {
        parts.log.error({ err: error, requestId: request.id }, 'the ledger could not be checked');
        say({ code: 'INTERNAL', message: 'The check stopped. The gateway log has the reason.' });
      })
      .finally(() => {
        running = false;
        lines.push(null);
      });
    return await reply.type('application/x-ndjson').header('cache-control', 'no-store').send(lines);
  });
}
