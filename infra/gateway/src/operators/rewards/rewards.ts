import { type OperatedReward, RewardFields } from '@atrium/contracts/operator-rewards';
import type { Queryable } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { stateOf } from '../content/content-state.ts';
import { definedByOperators } from '../defined/defined-by-operators.ts';

interface Row {
  id: string;
  type: RewardFields['type'];
  names: Record<string, string>;
  remarks: Record<string, string>;
  points_required: string;
  stock: number;
  amount_required: string;
  bonus_amount: string | null;
  picture: string;
  position: number;
  starts_at: Date | null;
  ends_at: Date | null;
  up: boolean;
  redeemed: number;
}

const SELECT = `SELECT id, type, names, remarks, points_required, stock, amount_required, bonus_amount, picture, position, starts_at, ends_at, up,
  (SELECT coalesce(sum(quantity), 0)::int FROM redemptions r WHERE r.reward_id = point_rewards.id AND r.status NOT IN ('rejected', 'cancelled')) AS redeemed FROM point_rewards`;

const fieldsOf = (row: Row): RewardFields => ({
  type: row.type,
  texts: Object.fromEntries(
    Object.entries(row.names).map(([tag, title]) => [tag, { title, remark: row.remarks[tag] ?? '' }]),
  ) as RewardFields['texts'],
  points: Number(row.points_required),
  stock: row.stock,
  turnover: row.amount_required,
  bonus: row.bonus_amount,
  picture: row.picture as RewardFields['picture'],
  position: row.position,
  startsAt: row.starts_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
});

function asReward(row: Row, now: Date): OperatedReward {
  const { texts, ...fields } = fieldsOf(row);
  return {
    ...fields,
    id: row.id,
    texts: texts as OperatedReward['texts'],
    state: stateOf({ publishAt: row.starts_at, until: row.ends_at, withdrawn: !row.up }, now),
    redeemed: row.redeemed,
  };
}

export async function listRewards({ database, clock }: Parts): Promise<OperatedReward[]> {
  const rows = await database.rows<Row>(`${SELECT} ORDER BY position, id`);
  return rows.map((row) => asReward(row, clock.now()));
}

/** What the point mall offers. Source: 11-29. */
export const rewards = definedByOperators<RewardFields, OperatedReward>({
  kind: 'reward',
  fields: RewardFields,

  async read(queryable: Queryable, id, now) {
    const row = await queryable.first<Row>(`${SELECT} WHERE id = $1 FOR UPDATE`, [id]);
    return row && { fields: fieldsOf(row), item: asReward(row, now) };
  },

  fault(_transaction, _id, { type, bonus, startsAt, endsAt }) {
    if ((type === 'bonus') !== (bonus !== null))
      return 'bonus: a reward of the type bonus has an amount, and no other has.';
    if (startsAt && endsAt && Date.parse(endsAt) <= Date.parse(startsAt))
      return 'endsAt: it must be later than startsAt.';
    return undefined;
  },

  /** More pieces, fewer points, less turnover, another payment. */
  paysMore(before, after) {
    if (!before) return true;
    return (
      after.points < before.points ||
      after.stock > before.stock ||
      BigInt(after.turnover) < BigInt(before.turnover) ||
      after.bonus !== before.bonus ||
      after.type !== before.type
    );
  },

  async write(transaction, id, after) {
    const texts = Object.entries(after.texts);
    await transaction.run(
      `INSERT INTO point_rewards (id, type, names, remarks, points_required, stock, amount_required, bonus_amount, picture, position, starts_at, ends_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
       ON CONFLICT (id) DO UPDATE SET type = excluded.type, names = excluded.names, remarks = excluded.remarks, points_required = excluded.points_required,
         stock = excluded.stock, amount_required = excluded.amount_required, bonus_amount = excluded.bonus_amount, picture = excluded.picture, position = excluded.position,
         starts_at = excluded.starts_at, ends_at = excluded.ends_at, up = true`,
      [
        id,
        after.type,
        JSON.stringify(Object.fromEntries(texts.map(([tag, text]) => [tag, text!.title]))),
        JSON.stringify(Object.fromEntries(texts.map(([tag, text]) => [tag, text!.remark]))),
        after.points,
        after.stock,
        after.turnover,
        after.bonus,
        after.picture,
        after.position,
        after.startsAt,
        after.endsAt,
      ],
    );
  },

  stop: async (transaction, id) =>
    (await transaction.run('UPDATE point_rewards SET up = false WHERE id = $1 AND up', [id])) === 1,
});
