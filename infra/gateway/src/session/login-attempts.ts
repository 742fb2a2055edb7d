import type { Caller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { captchaFits } from '../verification/captcha.ts';

const CAPTCHA_AFTER = 3;
const LOCK_AFTER = 10;
const WINDOW_MINUTES = 15;

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
  captcha: { id?: string; text?: string },
): Promise<Attempt> {
  const now = parts.clock.now();
  const since = new Date(now.getTime() - WINDOW_MINUTES * 60_000);
  const outcome = await parts.database.transaction<Attempt | Refusal>(async (transaction) => {
    await transaction.run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`login:${account}`]);
    const row = await transaction.first<{ before: number }>(
      'SELECT count(*)::int AS before FROM login_failures WHERE account = $1 AND at > $2',
      [account, since],
    );
    const { before } = row!;
    if (before >= LOCK_AFTER)
      return new Refusal('ACCOUNT_LOCKED', { params: { minutes: WINDOW_MINUTES }, value: { captcha: true } });
    if (before >= CAPTCHA_AFTER) {
      if (!captcha.id || !captcha.text) return new Refusal('CAPTCHA_REQUIRED', { value: { captcha: true } });
      if (!(await captchaFits(parts, captcha.id, captcha.text, transaction)))
        return new Refusal('CAPTCHA_INVALID', { value: { captcha: true } });
    }
    await transaction.run('INSERT INTO login_failures (account, at, ip) VALUES ($1, $2, $3)', [account, now, caller.ip]);
    return { failure: { captcha: before + 1 >= CAPTCHA_AFTER } };
  });
  // Thrown here and not inside: a captcha that was tried stays spent.
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

export async function forgetAttempts(parts: Parts, account: string): Promise<void> {
  await parts.database.run('DELETE FROM login_failures WHERE account = $1', [account]);
}
