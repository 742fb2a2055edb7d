import type { Queryable } from '../../src/platform/database.ts';
import { demoTexts } from '../content/demo-texts.ts';
import { REWARDS } from './rewards.ts';

const DAY_MS = 86_400_000;
/** Earlier redemptions: member, days ago, reward, state, address. */
const EARLIER: readonly [
  account: string,
  daysAgo: number,
  reward: string,
  status: 'approved' | 'rejected' | 'in-process',
  address: string | null,
][] = [
  ['member1', 41, 'bonus-50', 'approved', null],
  ['member1', 12, 'ride-voucher', 'rejected', null],
  ['member1', 1, 'coffee-voucher', 'in-process', null],
  ['member3', 52, 'lantern', 'approved', '4 Rizal Ave, Cebu City'],
  ['member3', 33, 'ride-voucher', 'rejected', null],
  ['member3', 8, 'phone-stand', 'approved', '4 Rizal Ave, Cebu City'],
  ['member3', 2, 'bonus-200', 'in-process', null],
  ['member2', 29, 'playing-cards', 'approved', '12 Mabini St, Quezon City'],
  ['member2', 5, 'bonus-50', 'in-process', null],
  ['member4', 9, 'bonus-50', 'approved', null],
  ['member5', 16, 'coffee-voucher', 'approved', null],
];

/** Stores the rewards, and redemptions that were paid with points from the ledger. */
export async function seedPoints(database: Queryable, now: Date): Promise<void> {
  await database.run(
    `INSERT INTO point_rewards (id, type, names, remarks, stock, points_required, amount_required, bonus_amount, picture, ends_at, position)
     SELECT x.id, x.type, x.names, x.remarks, x.stock, x.points, x.turnover, x.bonus, x.picture, $2::timestamptz + x."endsInDays" * interval '1 day', x.position
       FROM jsonb_to_recordset($1) AS x (id text, type text, names jsonb, remarks jsonb, stock integer, points bigint, turnover bigint, bonus bigint, picture text, "endsInDays" integer, position integer)`,
    [
      JSON.stringify(
        REWARDS.map((reward, position) => ({
          ...reward,
          position,
          names: demoTexts('rewards', reward.id),
          remarks: reward.remark ? demoTexts('remarks', reward.remark) : { en: '' },
        })),
      ),
      now,
    ],
  );
  for (const [account, daysAgo, reward, status, address] of EARLIER) {
    const { points } = REWARDS.find(({ id }) => id === reward)!;
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const member = await database.first<{ id: string; points: string }>(
      "SELECT m.id, a.posted AS points FROM members m JOIN ledger_accounts a ON a.member_id = m.id AND a.class = 'points' WHERE m.account = $1",
      [account],
    );
    if (!member || BigInt(member.points) < BigInt(points)) continue;
    await database.rows(
      `WITH entry AS (
         SELECT (ledger_post($1, 'points', $2, 'demo:redeem', $3, 'demo', $4, 'redeemed', ARRAY[ledger_account('points', $2, '', 'PTS'), ledger_account('points:redeemed', NULL, '', 'PTS')], ARRAY[-$5::bigint, $5::bigint])).entry_id AS id)
       INSERT INTO redemptions (member_id, reward_id, at, quantity, points, status, address, entry_id) SELECT $2, $4, $1, 1, $5, $6, $7, id FROM entry`,
      [at, member.id, `${member.id}:${reward}:${daysAgo}`, reward, points, status, address],
    );
    // A separate entry returns the points of a rejected one.
    if (status === 'rejected') {
      await database.rows(
        "SELECT ledger_post($1, 'points', $2, 'demo:redeem', $3, 'demo', $4, 'given back', ARRAY[ledger_account('points', $2, '', 'PTS'), ledger_account('points:redeemed', NULL, '', 'PTS')], ARRAY[$5::bigint, -$5::bigint])",
        [new Date(at.getTime() + DAY_MS), member.id, `${member.id}:${reward}:${daysAgo}:back`, reward, points],
      );
    }
  }
}
