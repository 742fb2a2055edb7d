import type { Parts } from '../platform/parts.ts';

/**
 * Stores a series of failed logins as a significant event: at the number of the setting, and each time that as many have
 * followed. The username is not in it, since a password is often typed in its place. Source: SY-03.
 */
export async function noteFailedSignIn(parts: Parts, account: string): Promise<void> {
  const many = await parts.settings.get('events.failedSignIns', 3);
  const minutes = await parts.settings.get('session.lockMinutes', 30);
  const now = parts.clock.now();
  await parts.database.run(
    `INSERT INTO significant_events (at, kind, member_id, subject, detail)
     SELECT $1, 'failed-sign-ins', (SELECT id FROM members WHERE lower(account) = $2), '',
            jsonb_build_object('failures', f.failures, 'addresses', f.addresses)
       FROM (SELECT count(*) AS failures, jsonb_agg(DISTINCT ip) AS addresses FROM login_failures WHERE account = $2 AND at > $3) f
      WHERE f.failures > 0 AND f.failures % $4 = 0`,
    [now, account, new Date(now.getTime() - minutes * 60_000), many],
  );
}
