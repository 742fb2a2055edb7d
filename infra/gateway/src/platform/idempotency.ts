import { createHash } from 'node:crypto';
import type { Endpoint } from '@atrium/contracts/endpoint';
import { IDEMPOTENCY_HEADER } from '@atrium/contracts/live';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from './database.ts';
import { Refusal } from './errors.ts';
import type { Parts } from './parts.ts';

interface Named {
  endpoint: Endpoint;
  request: FastifyRequest;
  memberId: string;
  payload: unknown;
}

/** The hash that distinguishes a repeat from another command under the same key. */
export const payloadHash = (payload: unknown): string =>
  createHash('sha256').update(JSON.stringify(payload)).digest('hex');

/**
 * Runs `work` once per (endpoint, member, Idempotency-Key), in one transaction with the record of its reply. A repeat,
 * even a concurrent one, gets the first reply. A refusal rolls everything back and frees the key.
 */
export async function once<Reply>(
  parts: Parts,
  named: Named,
  work: (transaction: Transaction, key: string) => Promise<Reply>,
): Promise<Reply> {
  const given = named.request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (typeof given !== 'string' || !/^[\w.:-]{8,128}$/.test(given)) throw new Refusal('IDEMPOTENCY_KEY_MISSING');
  const scope = `${named.endpoint.name}:${named.memberId}`;
  const hash = payloadHash(named.payload);
  return await parts.database.transaction(async (transaction) => {
    const fresh = await transaction.run(
      'INSERT INTO idempotency (scope, key, payload_hash, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [scope, given, hash, parts.clock.now()],
    );
    if (fresh === 0) {
      const known = await transaction.first<{ payload_hash: string; reply: Reply }>(
        'SELECT payload_hash, reply FROM idempotency WHERE scope = $1 AND key = $2',
        [scope, given],
      );
      if (known?.payload_hash !== hash) throw new Refusal('IDEMPOTENCY_CONFLICT');
      return known.reply;
    }
    const reply = await work(transaction, given);
    await transaction.run('UPDATE idempotency SET reply = $3 WHERE scope = $1 AND key = $2', [
      scope,
      given,
      JSON.stringify(reply),
    ]);
    return reply;
  });
}
