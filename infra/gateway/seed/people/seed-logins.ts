import type { Queryable } from '../../src/platform/database.ts';

/** Stores an earlier login of every member who played, so that "previous login" has a value. */
export async function seedLogins(database: Queryable, now: Date): Promise<void> {
  await database.run(
    `INSERT INTO logins (member_id, at, ip, country, device)
     SELECT r.member_id, r.at - interval '2 minutes', '203.0.113.' || (20 + r.member_id % 200), 'PH',
            CASE WHEN r.member_id % 3 = 0 THEN 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Safari/605.1' ELSE 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/148.0' END
       FROM (SELECT member_id, (opened_at AT TIME ZONE 'Asia/Manila')::date AS day, min(opened_at) AS at FROM rounds WHERE opened_at > $1::timestamptz - interval '21 days' GROUP BY 1, 2) r
      ORDER BY r.at, r.member_id`,
    [now],
  );
  await database.run(
    'UPDATE members m SET last_login_at = l.at FROM (SELECT member_id, max(at) AS at FROM logins GROUP BY 1) l WHERE l.member_id = m.id',
  );
}
