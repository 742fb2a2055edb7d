import { isDeepStrictEqual } from 'node:util';
import type { BonusTerms } from '@atrium/contracts/bonuses';
import { MissionFields, type OperatedMission } from '@atrium/contracts/operator-missions';
import type { MissionReward } from '@atrium/contracts/mission-reward';
import type { Queryable } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { rewardOf } from '../../promotions/mission-reward.ts';
import { stateOf } from '../content/content-state.ts';
import { definedByOperators, isMore } from '../defined/defined-by-operators.ts';

interface Row {
  id: string;
  texts: OperatedMission['texts'];
  measure: MissionFields['measure'];
  period: MissionFields['period'];
  target: string;
  categories: MissionFields['categories'];
  points: string;
  amount: string;
  bonus: BonusTerms | null;
  budget: string | null;
  spent: string;
  position: number;
  up: boolean;
  starts_at: Date;
  ends_at: Date | null;
  claims: number;
}

const SELECT = `SELECT id, texts, measure, period, target, categories, points, amount, bonus, budget, spent, position, up, starts_at, ends_at,
  (SELECT count(*)::int FROM mission_claims c WHERE c.mission_id = missions.id) AS claims FROM missions`;

const fieldsOf = (row: Row): MissionFields => ({
  texts: row.texts as MissionFields['texts'],
  measure: row.measure,
  period: row.period,
  target: row.target,
  categories: row.categories,
  reward: rewardOf(row) as MissionReward,
  budget: row.budget,
  position: row.position,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
});

const asMission = (row: Row, now: Date): OperatedMission => ({
  ...fieldsOf(row),
  id: row.id,
  texts: row.texts,
  state: stateOf({ publishAt: row.starts_at, until: row.ends_at, withdrawn: !row.up }, now),
  spent: row.spent,
  claims: row.claims,
});

export async function listMissions({ database, clock }: Parts): Promise<OperatedMission[]> {
  const rows = await database.rows<Row>(`${SELECT} ORDER BY position, id`);
  return rows.map((row) => asMission(row, clock.now()));
}

/** A mission is defined in the console and played from the same row. Source: 11-26, 11-29. */
export const missions = definedByOperators<MissionFields, OperatedMission>({
  kind: 'mission',
  fields: MissionFields,

  async read(queryable: Queryable, id, now) {
    const row = await queryable.first<Row>(`${SELECT} WHERE id = $1`, [id]);
    return row && { fields: fieldsOf(row), item: asMission(row, now) };
  },

  fault(_transaction, _id, { startsAt, endsAt, measure, categories }) {
    if (endsAt && endsAt <= startsAt) return 'endsAt: it must be later than startsAt.';
    if (measure === 'deposits' && categories) return 'categories: deposits belong to no category.';
    return undefined;
  },

  /** Texts, places, a smaller budget, a higher target and an earlier end cost nothing. */
  paysMore(before, after) {
    if (!before) return true;
    const { reward, measure, period, categories } = before;
    const isSame = isDeepStrictEqual(
      [reward, measure, period, categories],
      [after.reward, after.measure, after.period, after.categories],
    );
    return !isSame || BigInt(after.target) < BigInt(before.target) || isMore(before.budget, after.budget);
  },

  async write(transaction, id, { reward, ...after }) {
    await transaction.run(
      `INSERT INTO missions (id, texts, measure, period, target, categories, points, amount, bonus, budget, position, starts_at, ends_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
       ON CONFLICT (id) DO UPDATE SET texts = excluded.texts, measure = excluded.measure, period = excluded.period, target = excluded.target,
         categories = excluded.categories, points = excluded.points, amount = excluded.amount, bonus = excluded.bonus, budget = excluded.budget,
         position = excluded.position, starts_at = excluded.starts_at, ends_at = excluded.ends_at, up = true`,
      [
        id,
        JSON.stringify(after.texts),
        after.measure,
        after.period,
        after.target,
        after.categories,
        reward.kind === 'points' ? reward.points : 0,
        reward.kind === 'points' ? '0' : reward.amount,
        reward.kind === 'bonus' ? JSON.stringify(reward.terms) : null,
        after.budget,
        after.position,
        after.startsAt,
        after.endsAt,
      ],
    );
  },

  stop: async (transaction, id) =>
    (await transaction.run('UPDATE missions SET up = false WHERE id = $1 AND up', [id])) === 1,
});
