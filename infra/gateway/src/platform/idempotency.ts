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

/** How a money command is named: (scope, key) is decided once, and the hash of its content distinguishes a repeat from a conflict. */
export interface CommandName {
  readonly scope: string;
  readonly key: string;
  readonly hash: string;
}

/** The name of a request that moves money. Refuses one without a valid Idempotency-Key. */
export function commandName({ endpoint, request, memberId, payload }: Named): CommandName {
  const key = request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (typeof key !== 'string' || !/^[\w.:-]{8,128}$/.test(key)) throw new Refusal('IDEMPOTENCY_KEY_MISSING');
  return { scope: `${endpoint.name}:${memberId}`, key, hash: payloadHash(payload) };
}

/**
 * Runs `work` once per (endpoint, member, Idempotency-Key), in one transaction with the record of its reply. A repeat,
 * even a concurrent one, gets the first reply. A refusal rolls everything back and frees the key.
 */
export async function once<Reply>(
  parts: Parts,
  named: Named,
  work: (transaction: Transaction, key: string) => Promise<Reply>,
): Promise<Reply> {
  const { scope, key: given, hash } = commandName(named);
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
