import type { Caller } from '../platform/caller.ts';
import type { Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { captchaFault } from '../verification/captcha.ts';

/** Failures after which a captcha is asked for and after which the name is locked, and for how long failures count. */
async function rulesOf({ settings }: Parts): Promise<{ captchaAfter: number; lockAfter: number; lockMinutes: number }> {
  return {
    captchaAfter: await settings.get('session.captchaAfter', 3),
    lockAfter: await settings.get('session.lockAfter', 10),
    lockMinutes: await settings.get('session.lockMinutes', 15),
  };
}

export interface Attempt {
  /** What a failure's `value` says: whether the next try needs a captcha. */
  failure: { captcha: boolean };
}

/**
 * Counts an attempt before the password is looked at, one after the other for each name, so that many at once cannot slip
 * through; a success forgets it. A missing or wrong captcha is no guess and is not counted. Names that do not exist are
 * counted alike: locks and captchas tell nothing about an account.
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
  // Thrown here and not inside: a captcha that was tried stays spent.
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

/** After a success, and after a second factor has set a new password: that opens a locked name before its time (AC-06). */
export async function forgetAttempts(queryable: Queryable, account: string): Promise<void> {
  await queryable.run('DELETE FROM login_failures WHERE account = lower($1)', [account]);
}
