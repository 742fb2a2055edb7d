import { addressOf } from '@atrium/contracts/household-address';
import { createHash, randomInt } from 'node:crypto';
import type { Caller } from '../platform/caller.ts';
import type { Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { requireAllowance } from './code-allowance.ts';
import { codeText } from './code-text.ts';

export type Purpose =
  | 'login'
  | 'register'
  | 'new-address'
  | 'payout-account'
  | 'payment-password'
  | 'passkey'
  | 'password'
  | 'authenticator'
  | 'closure'
  | 'personal-data'
  | 'erasure'
  | 'contact'
  | 'new-contact'
  | 'old-contact';

export interface Target {
  channel: 'sms' | 'email';
  target: string;
}

const VALID_MINUTES = 5;
const MOST_TRIES = 5;

const hashOf = (target: string, code: string): string => createHash('sha256').update(`${target}:${code}`).digest('hex');

/**
 * Creates a code and hands it to the provider of the channel in the caller's language; earlier codes of the purpose become
 * invalid.
 */
export async function sendCode(
  parts: Parts,
  { channel, target, purpose }: Target & { purpose: Purpose },
  { ip, language }: Pick<Caller, 'ip' | 'language'>,
): Promise<{ expiredMinutes: number }> {
  const now = parts.clock.now();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const { title, text } = codeText(language, { code, minutes: VALID_MINUTES });
  await parts.database.transaction(async (transaction) => {
    await transaction.run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`code:${channel}:${target}`]);
    await requireAllowance(parts, transaction, { channel, target, purpose, ip });
    await transaction.run(
      'UPDATE verification_codes SET used_at = $4 WHERE channel = $1 AND target = $2 AND purpose = $3 AND used_at IS NULL',
      [channel, target, purpose, now],
    );
    await transaction.run(
      'INSERT INTO verification_codes (channel, purpose, target, code_hash, sent_at, expires_at, ip) VALUES ($1, $2, $3, $4, $5, $6, $7)',
      [
        channel,
        purpose,
        target,
        hashOf(target, code),
        now,
        new Date(now.getTime() + VALID_MINUTES * 60_000),
        addressOf(ip),
      ],
    );
    await parts.messages.send(transaction, { channel, target, subject: channel === 'email' ? title : '', text });
  });
  return { expiredMinutes: VALID_MINUTES };
}

/**
 * Counts an attempt, and returns the id of a code that is right, in time, and not used: at most five attempts a code. It is
 * used up by `spendCodes`.
 */
export async function checkCode(
  parts: Parts,
  { channel, target, purposes, code }: Target & { purposes: readonly Purpose[]; code: string },
): Promise<string> {
  const now = parts.clock.now();
  // The attempt is counted first, so that concurrent ones share one allowance.
  const row = await parts.database.first<{ id: string; code_hash: string; attempts: number; expires_at: Date }>(
    `UPDATE verification_codes SET attempts = attempts + 1
      WHERE id = (SELECT id FROM verification_codes WHERE channel = $1 AND target = $2 AND purpose = ANY ($3) AND used_at IS NULL ORDER BY id DESC LIMIT 1)
      RETURNING id, code_hash, attempts, expires_at`,
    [channel, target, purposes],
  );
  if (!row || row.attempts > MOST_TRIES || row.code_hash !== hashOf(target, code.trim()))
    throw new Refusal('VERIFICATION_CODE_INVALID');
  if (row.expires_at <= now) throw new Refusal('VERIFICATION_CODE_EXPIRED');
  return row.id;
}

/** Uses up codes that `checkCode` has returned: all, or none where one was used meanwhile. */
export async function spendCodes(
  parts: Parts,
  ids: readonly string[],
  queryable: Queryable = parts.database,
): Promise<void> {
  const used = await queryable.run(
    'UPDATE verification_codes SET used_at = $2 WHERE id = ANY ($1::bigint[]) AND used_at IS NULL',
    [ids, parts.clock.now()],
  );
  if (used !== ids.length) throw new Refusal('VERIFICATION_CODE_INVALID');
}

/** Uses up a code: valid once, within its time, after at most five wrong attempts. */
export async function spendCode(
  parts: Parts,
  given: Target & { purposes: readonly Purpose[]; code: string },
): Promise<void> {
  await spendCodes(parts, [await checkCode(parts, given)]);
}

/** The same, and false for a code that is wrong; one that came too late is refused all the same. */
export async function codeFits(parts: Parts, given: Parameters<typeof spendCode>[1]): Promise<boolean> {
  try {
    await spendCode(parts, given);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'VERIFICATION_CODE_INVALID') return false;
    throw error;
  }
}
