import { createHash, createHmac } from 'node:crypto';
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

/** The digest of values that are no secret: a repeat of an entry or a vendor's command has the same. */
export const payloadHash = (payload: unknown): string =>
  createHash('sha256').update(JSON.stringify(payload)).digest('hex');

/** How a money command is named: (scope, key) is decided once, and the hash of its content distinguishes a repeat from a conflict. */
export interface CommandName {
  readonly scope: string;
  readonly key: string;
  readonly hash: string;
  /** The hash of the release before, which a command that was sent during the upgrade may have. */
  readonly formerHash: string;
}

/** Fields of money calls that prove who sends them; a test compares them with the contracts. */
export const SECRET_FIELDS: ReadonlySet<string> = new Set(['password', 'paymentPassword']);

/**
 * A digest of what is asked, under a key that the database does not hold and without secrets: nobody can search the stored
 * digests for a password. Source: 14-02.
 */
function commandHash(sealingKey: string, payload: unknown): string {
  const text = JSON.stringify(payload, (field, value: unknown) => (SECRET_FIELDS.has(field) ? undefined : value));
  return createHmac('sha256', `idempotency:${sealingKey}`).update(text).digest('base64url');
}

/** Whether a stored hash is that of the same command. An empty one is of an earlier release, whose digest was removed. */
export const isSameCommand = (stored: string, { hash, formerHash }: CommandName): boolean =>
  stored === hash || stored === formerHash || stored === '';

/** The name of a request that moves money. Refuses one without a valid Idempotency-Key. */
export function commandName(
  { config }: Pick<Parts, 'config'>,
  { endpoint, request, memberId, payload }: Named,
): CommandName {
  const key = request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (typeof key !== 'string' || !/^[\w.:-]{8,128}$/.test(key)) throw new Refusal('IDEMPOTENCY_KEY_MISSING');
  return {
    scope: `${endpoint.name}:${memberId}`,
    key,
    hash: commandHash(config.sealingKey, payload),
    formerHash: payloadHash(payload),
  };
}

/** Whether a command with this key has been decided: a repeat needs no further check. */
export const isDecided = async (parts: Parts, named: Named): Promise<boolean> => {
  const { scope, key } = commandName(parts, named);
  return (
    (await parts.database.first('SELECT 1 FROM idempotency WHERE scope = $1 AND key = $2', [scope, key])) !== undefined
  );
};

/**
 * Runs `work` once per (endpoint, member, Idempotency-Key), in one transaction with the record of its reply. A repeat,
 * even a concurrent one, gets the first reply. A refusal rolls everything back and frees the key.
 */
export async function once<Reply>(
  parts: Parts,
  named: Named,
  work: (transaction: Transaction, key: string) => Promise<Reply>,
): Promise<Reply> {
  const name = commandName(parts, named);
  const { scope, key: given, hash } = name;
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
      if (!known || !isSameCommand(known.payload_hash, name)) throw new Refusal('IDEMPOTENCY_CONFLICT');
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
