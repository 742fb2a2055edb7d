import type { Caller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';

/** Longer than any `session.lockMinutes` can be. */
export const FAILURES_KEPT_MS = 2 * 24 * 3_600_000;

async function seriesOf({ settings, clock }: Parts) {
  const many = await settings.get('events.failedSignIns', 3);
  const minutes = await settings.get('session.lockMinutes', 30);
  const now = clock.now();
  return { many, now, since: new Date(now.getTime() - minutes * 60_000) };
}

/**
 * Stores a series of failed logins as a significant event: at the number of the setting, and each time that as many have
 * followed. The username is not in it, since a password is often typed in its place. Source: SY-03.
 */
export async function noteFailedSignIn(parts: Parts, account: string): Promise<void> {
  const { many, now, since } = await seriesOf(parts);
  await parts.database.run(
    `INSERT INTO significant_events (at, kind, member_id, subject, detail)
     SELECT $1, 'failed-sign-ins', (SELECT id FROM members WHERE lower(account) = $2), '',
            jsonb_build_object('failures', f.failures, 'addresses', f.addresses)
       FROM (SELECT count(*) AS failures, jsonb_agg(DISTINCT ip) AS addresses FROM login_failures WHERE account = $2 AND at > $3) f
      WHERE f.failures > 0 AND f.failures % $4 = 0`,
    [now, account, since, many],
  );
}

/** `code` to a phone in place of a password, `passkey`, `verification` of a new address, `proof` in an open session. */
export type FailedStep = 'code' | 'passkey' | 'verification' | 'proof';

/**
 * The same for the steps at which the account is known without a username; all of them count together, and after the first
 * event they have to double for the next: nothing locks these steps, and a guesser must not fill the list. Without a
 * member (a code to a number of no account) nothing is stored, by the same statements: the time reveals nothing.
 * Source: SY-03.
 */
export async function noteFailedStep(
  parts: Parts,
  { memberId, step }: { memberId: string | undefined; step: FailedStep },
  { ip }: Pick<Caller, 'ip'>,
): Promise<void> {
  const { many, now, since } = await seriesOf(parts);
  const id = memberId ?? null;
  await parts.database.run('DELETE FROM second_step_failures WHERE at < $1', [
    new Date(now.getTime() - FAILURES_KEPT_MS),
  ]);
  await parts.database.transaction(async (transaction) => {
    // One at a time, so that concurrent guesses cannot step over the number.
    await transaction.run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`failed step:${id ?? ''}`]);
    await transaction.run(
      'INSERT INTO second_step_failures (member_id, at, ip, step) SELECT $1, $2, $3, $4 WHERE $1::bigint IS NOT NULL',
      [id, now, ip, step],
    );
    await transaction.run(
      `INSERT INTO significant_events (at, kind, member_id, subject, detail)
       SELECT $1, 'failed-sign-ins', $2, '', jsonb_build_object('failures', f.failures, 'addresses', f.addresses, 'steps', f.steps)
         FROM (SELECT count(*) AS failures, jsonb_agg(DISTINCT ip) AS addresses, jsonb_agg(DISTINCT step) AS steps
                 FROM second_step_failures WHERE member_id = $2 AND at > $3) f
        WHERE f.failures >= $4 AND f.failures >= 2 * coalesce(
                (SELECT max((e.detail ->> 'failures')::int) FROM significant_events e
                  WHERE e.member_id = $2 AND e.kind = 'failed-sign-ins' AND e.detail ? 'steps' AND e.at > $3), 0)`,
      [now, id, since, many],
    );
  });
}
