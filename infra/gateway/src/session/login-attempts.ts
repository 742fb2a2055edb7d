import type { Caller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { captchaFits } from '../verification/captcha.ts';

const CAPTCHA_AFTER = 3;
const LOCK_AFTER = 10;
const WINDOW_MINUTES = 15;

export interface Attempt {
  /** Failures before this one, within the window. */
  before: number;
  /** What a failure's `value` says: whether the next try needs a captcha. */
  failure: { captcha: boolean };
}

/**
 * Counts an attempt before the password is looked at, so that many at once cannot slip through; a success forgets it.
 * Names that do not exist are counted alike: locks and captchas tell nothing about an account.
 */
export async function countAttempt(
  parts: Parts,
  caller: Caller,
  account: string,
  captcha: { id?: string; text?: string },
): Promise<Attempt> {
  const now = parts.clock.now();
  const since = new Date(now.getTime() - WINDOW_MINUTES * 60_000);
  const row = await parts.database.first<{ before: number }>(
    `WITH known AS (SELECT count(*)::int AS n FROM login_failures WHERE account = $1 AND at > $2),
          noted AS (INSERT INTO login_failures (account, at, ip) SELECT $1, $3, $4 FROM known WHERE n < ${LOCK_AFTER})
     SELECT n AS before FROM known`,
    [account, since, now, caller.ip],
  );
  const before = row!.before;
  if (before >= LOCK_AFTER)
    throw new Refusal('ACCOUNT_LOCKED', { params: { minutes: WINDOW_MINUTES }, value: { captcha: true } });
  if (before >= CAPTCHA_AFTER) {
    if (!captcha.id || !captcha.text)
      throw await uncounted(parts, account, now, new Refusal('CAPTCHA_REQUIRED', { value: { captcha: true } }));
    if (!(await captchaFits(parts, captcha.id, captcha.text)))
      throw await uncounted(parts, account, now, new Refusal('CAPTCHA_INVALID', { value: { captcha: true } }));
  }
  return { before, failure: { captcha: before + 1 >= CAPTCHA_AFTER } };
}

/** A missing or wrong captcha is no guess at the password. */
async function uncounted(parts: Parts, account: string, at: Date, refusal: Refusal): Promise<Refusal> {
  await parts.database.run('DELETE FROM login_failures WHERE account = $1 AND at = $2', [account, at]);
  return refusal;
}

export async function forgetAttempts(parts: Parts, account: string): Promise<void> {
  await parts.database.run('DELETE FROM login_failures WHERE account = $1', [account]);
}
