import type { Queryable } from '../../src/platform/database.ts';
import { hashPassword } from '../../src/session/passwords.ts';
import { DEFAULT_RANKS } from '../../src/ranks/rank-rules.ts';
import { type DemoMember, demoMembers } from './accounts.ts';

const DAY_MS = 86_400_000;
/** The prize group of an agent at the top, and how much lower each level below is. */
const TOP_GROUP = 1950;
const GROUP_STEP = 10;

export interface SeededMember extends DemoMember {
  id: string;
}

/**
 * Stores the accounts level by level, so that every upline exists first. Only accounts for signing in get a password.
 */
export async function seedMembers(
  database: Queryable,
  now: Date,
  argon: { memoryCost: number; timeCost: number },
): Promise<SeededMember[]> {
  const members = demoMembers();
  const hashes = new Map(
    await Promise.all(
      members
        .filter(({ password }) => password)
        .map(async ({ account, password }) => [account, await hashPassword({ argon }, password!)] as const),
    ),
  );
  const ids = new Map<string, string>();
  for (let left = [...members]; left.length > 0; ) {
    const ready = left.filter(({ upline }) => upline === undefined || ids.has(upline));
    const rows = await database.rows<{ account: string; id: string }>(
      `INSERT INTO members (account, nickname, type, upline_id, password_hash, password_changed_at, rank_name, rank_level, to_upline, email, mobile, dialing_code, rebate_percent, terms_version, first_login_at, registered_at, details, avatar, born_on, prize_group)
       SELECT x.account, x.nickname, x.type, x.upline, x.hash, x.registered, x."rankName", x.rank, x.upline IS NOT NULL, x.email, '+63' || x.mobile, CASE WHEN x.mobile IS NOT NULL THEN '63' END, x."rebatePercent", '2024-01', x.registered, x.registered, x.details, x.avatar, x."bornOn",
              coalesce((SELECT ${TOP_GROUP} - ${GROUP_STEP} * cardinality(u.path) FROM members u WHERE u.id = x.upline), CASE WHEN x.type <> 0 THEN ${TOP_GROUP} END)
         FROM jsonb_to_recordset($1) AS x (account text, nickname text, type smallint, upline bigint, hash text, registered timestamptz, "rankName" text, rank smallint, email text, mobile text, "rebatePercent" numeric, details jsonb, avatar text, "bornOn" date)
       RETURNING account, id`,
      [
        JSON.stringify(
          ready.map((member, index) => ({
            ...member,
            upline: member.upline === undefined ? null : ids.get(member.upline),
            hash: hashes.get(member.account) ?? 'none',
            rankName: DEFAULT_RANKS[member.rank - 1]!.name,
            registered: new Date(now.getTime() - member.registeredDaysAgo * DAY_MS - (index + 1) * 3_700_000),
            avatar: String((index % 12) + 1).padStart(2, '0'),
            details: {},
            bornOn: bornOn(index),
          })),
        ),
      ],
    );
    for (const { account, id } of rows) ids.set(account, id);
    left = left.filter((member) => !ready.includes(member));
  }
  return members.map((member) => ({ ...member, id: ids.get(member.account)! }));
}

const bornOn = (index: number): string => `${1970 + (index % 30)}-0${1 + (index % 9)}-${11 + (index % 17)}`;

/** Gives the demo's accounts of an earlier release the dates of birth that play for money needs. */
export async function giveBirthDates(database: Queryable): Promise<void> {
  const members = demoMembers().map(({ account }, index) => ({ account, bornOn: bornOn(index) }));
  await database.run(
    `UPDATE members m SET born_on = x."bornOn" FROM jsonb_to_recordset($1) AS x (account text, "bornOn" date)
      WHERE m.account = x.account AND m.born_on IS NULL AND m.terms_version = '2024-01'`,
    [JSON.stringify(members)],
  );
}
