import { timingSafeEqual } from 'node:crypto';
import { ReconcileBody, SEAMLESS_CLOCK_SKEW_SECONDS, SEAMLESS_HEADERS, VENDOR_TRANSACTIONS_PATH } from '@atrium/contracts/seamless';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { House } from '../house.ts';
import { listTransactions } from '../store/transactions.ts';
import { sign } from '../wallet/sign.ts';

/** The vendor's list of its transactions, for the gateway to compare with its own: asked and answered with signatures. */
export function transactionRoutes(app: FastifyInstance, { store, secrets, now }: House): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post(VENDOR_TRANSACTIONS_PATH, async (request, reply) => {
      const raw = String(request.body ?? '');
      const header = (name: string) => String(request.headers[name] ?? '');
      const vendorId = header(SEAMLESS_HEADERS.vendorId);
      const [timestamp, nonce] = [header(SEAMLESS_HEADERS.timestamp), header(SEAMLESS_HEADERS.nonce)];
      const secret = secrets.find(vendorId)?.secret;
      const recent = Math.abs(now() / 1000 - Number(timestamp)) <= SEAMLESS_CLOCK_SKEW_SECONDS;
      if (!secret || !recent || !same(sign(secret, timestamp, nonce, raw), header(SEAMLESS_HEADERS.signature)))
        return reply.code(401).send({ code: 'INVALID_SIGNATURE', message: 'The signature or the time does not fit.' });
      const asked = v.safeParse(v.pipe(v.string(), v.parseJson(), ReconcileBody), raw);
      if (!asked.success) return reply.code(400).send({ code: 'BAD_REQUEST', message: asked.issues[0].message });
      const { transactions, next } = listTransactions(store, vendorId, asked.output.date, Number(asked.output.cursor ?? 0) || 0);
      const body = JSON.stringify({ status: 'ok', transactions, cursor: next === null ? null : String(next) });
      return reply.header(SEAMLESS_HEADERS.signature, sign(secret, timestamp, nonce, body)).type('application/json').send(body);
    });
  });
}

function same(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
