import type { Caller } from '../platform/caller.ts';
import type { Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import { addressOf } from '../platform/ip-address.ts';
import type { Parts } from '../platform/parts.ts';
import { captchaFault } from '../verification/captcha.ts';

/** The failures after which a captcha is required and the username is locked, and how long failures count. */
async function rulesOf({ settings }: Parts): Promise<{ captchaAfter: number; lockAfter: number; lockMinutes: number }> {
  return {
    captchaAfter: await settings.get('session.captchaAfter', 3),
    lockAfter: await settings.get('session.lockAfter', 10),
    lockMinutes: await settings.get('session.lockMinutes', 15),
  };
}

export interface Attempt {
  /** The `value` of a failure: whether the next attempt needs a captcha. */
  failure: { captcha: boolean };
}

/**
 * The failures that count for an attempt from `ip`: at an address where the owner has been verified only those made there,
 * elsewhere all of them. So guesses lock out everybody at unknown addresses (AC-06), and never the owner at a known one.
 */
async function failuresBefore(queryable: Queryable, account: string, since: Date, ip: string): Promise<number> {
  const address = addressOf(ip);
  const known = await queryable.first(
    'SELECT 1 FROM registered_addresses r JOIN members m ON m.id = r.member_id WHERE lower(m.account) = $1 AND r.address = $2',
    [account, address],
  );
  const failures = await queryable.rows<{ ip: string }>(
    'SELECT ip FROM login_failures WHERE account = $1 AND at > $2',
    [account, since],
  );
  return known ? failures.filter((failure) => addressOf(failure.ip) === address).length : failures.length;
}

/**
 * Counts an attempt before the password is checked, one at a time per username, so that concurrent attempts cannot slip
 * through; a success resets the count. A missing or wrong captcha is not counted. Unknown usernames are counted alike:
 * locks and captchas reveal nothing about an account.
 */
export async function countAttempt(
  parts: Parts,
  caller: Caller,
  account: string,
  captcha: { id?: string; text?: string; proof?: string },
): Promise<Attempt> {
  const { captchaAfter, lockAfter, lockMinutes } = await rulesOf(parts);
  const now = parts.clock.now();
  const since = new Date(now.getTime() - lockMinutes * 60_000);
  const outcome = await parts.database.transaction<Attempt | Refusal>(async (transaction) => {
    await transaction.run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`login:${account}`]);
    const before = await failuresBefore(transaction, account, since, caller.ip);
    if (before >= lockAfter)
      return new Refusal('ACCOUNT_LOCKED', { params: { minutes: lockMinutes }, value: { captcha: true } });
    if (before >= captchaAfter) {
      const { id, text, proof } = captcha;
      if (!id || !text) return new Refusal('CAPTCHA_REQUIRED', { value: { captcha: true } });
      const fault = await captchaFault(parts, { id, text, proof }, transaction);
      if (fault) return new Refusal(fault, { value: { captcha: true } });
    }
    await transaction.run('INSERT INTO login_failures (account, at, ip) VALUES ($1, $2, $3)', [
      account,
      now,
      caller.ip,
    ]);
    return { failure: { captcha: before + 1 >= captchaAfter } };
  });
  // Thrown here and not inside the transaction, so that a captcha stays used up.
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

/** After a success: the failures at this address, so that the owner's success frees no guesser elsewhere. */
export async function forgetAttemptsFrom(queryable: Queryable, account: string, ip: string): Promise<void> {
  await queryable.run('DELETE FROM login_failures WHERE account = lower($1) AND ip = $2', [account, ip]);
}

/** After a second factor has set a new password, which unlocks a username early (AC-06). */
export async function forgetAttempts(queryable: Queryable, account: string): Promise<void> {
  await queryable.run('DELETE FROM login_failures WHERE account = lower($1)', [account]);
}
