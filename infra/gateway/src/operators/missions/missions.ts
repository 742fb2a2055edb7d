import { isDeepStrictEqual } from 'node:util';
import type { BonusTerms } from '@atrium/contracts/bonuses';
import type { Category } from '@atrium/contracts/game-categories';
import { MissionFields, type OperatedMission } from '@atrium/contracts/operator-missions';
import type { MissionGoal, MissionReward } from '@atrium/contracts/mission-reward';
import type { Queryable } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { rewardOf } from '../../promotions/mission-reward.ts';
import { stateOf } from '../content/content-state.ts';
import { definedByOperators, isMore } from '../defined/defined-by-operators.ts';

interface Row {
  id: string;
  texts: OperatedMission['texts'];
  measure: MissionGoal['measure'];
  period: MissionFields['period'];
  target: string;
  categories: Category[] | null;
  points: string;
  amount: string;
  bonus: BonusTerms | null;
  most_claims: number | null;
  position: number;
  up: boolean;
  starts_at: Date;
  ends_at: Date | null;
  claims: number;
}

const SELECT = `SELECT id, texts, measure, period, target, categories, points, amount, bonus, most_claims, claims, position, up, starts_at, ends_at FROM missions`;

function goalOf({ measure, target, categories }: Row): MissionGoal {
  if (measure === 'deposits') return { measure, amount: target };
  if (measure === 'rounds') return { measure, rounds: Number(target), categories };
  return { measure, amount: target, categories };
}

const targetOf = (goal: MissionGoal): string => (goal.measure === 'rounds' ? String(goal.rounds) : goal.amount);
/** What counts, without how much of it. */
const kindOf = (goal: MissionGoal) => [goal.measure, goal.measure === 'deposits' ? null : goal.categories];

const fieldsOf = (row: Row): MissionFields => ({
  texts: row.texts as MissionFields['texts'],
  period: row.period,
  goal: goalOf(row),
  reward: rewardOf(row) as MissionReward,
  mostClaims: row.most_claims,
  position: row.position,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
});

const asMission = (row: Row, now: Date): OperatedMission => ({
  ...fieldsOf(row),
  id: row.id,
  texts: row.texts,
  state: stateOf({ publishAt: row.starts_at, until: row.ends_at, withdrawn: !row.up }, now),
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

  fault: (_transaction, _id, { startsAt, endsAt }) =>
    endsAt && endsAt <= startsAt ? 'endsAt: it must be later than startsAt.' : undefined,

  /** Texts, places, fewer claims and a higher target cost nothing. */
  paysMore(before, after) {
    if (!before) return true;
    const terms = ({ reward, period, goal }: MissionFields) => [reward, period, kindOf(goal)];
    return (
      !isDeepStrictEqual(terms(before), terms(after)) ||
      BigInt(targetOf(after.goal)) < BigInt(targetOf(before.goal)) ||
      isMore(before.mostClaims, after.mostClaims)
    );
  },

  async write(transaction, id, { reward, goal, ...after }) {
    await transaction.run(
      `INSERT INTO missions (id, texts, measure, period, target, categories, points, amount, bonus, most_claims, position, starts_at, ends_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
       ON CONFLICT (id) DO UPDATE SET texts = excluded.texts, measure = excluded.measure, period = excluded.period, target = excluded.target,
         categories = excluded.categories, points = excluded.points, amount = excluded.amount, bonus = excluded.bonus, most_claims = excluded.most_claims,
         position = excluded.position, starts_at = excluded.starts_at, ends_at = excluded.ends_at, up = true`,
      [
        id,
        JSON.stringify(after.texts),
        goal.measure,
        after.period,
        targetOf(goal),
        goal.measure === 'deposits' ? null : goal.categories,
        reward.kind === 'points' ? reward.points : 0,
        reward.kind === 'points' ? '0' : reward.amount,
        reward.kind === 'bonus' ? JSON.stringify(reward.terms) : null,
        after.mostClaims,
        after.position,
        after.startsAt,
        after.endsAt,
      ],
    );
  },

  stop: async (transaction, id) =>
    (await transaction.run('UPDATE missions SET up = false WHERE id = $1 AND up', [id])) === 1,
});
