import type { Caller } from '../platform/caller.ts';
import type { Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
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
    const row = await transaction.first<{ before: number }>(
      'SELECT count(*)::int AS before FROM login_failures WHERE account = $1 AND at > $2',
      [account, since],
    );
    const { before } = row!;
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

/** After a success, and after a second factor has set a new password, which unlocks a username early (AC-06). */
export async function forgetAttempts(queryable: Queryable, account: string): Promise<void> {
  await queryable.run('DELETE FROM login_failures WHERE account = lower($1)', [account]);
}
