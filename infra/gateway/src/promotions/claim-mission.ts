import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { MissionReward } from '@atrium/contracts/mission-reward';
import type { claimMission as missionCall } from '@atrium/contracts/promotions';
import { creditBonus } from '../bonuses/credit-bonus.ts';
import { requireDeposit } from '../limits/can-deposit.ts';
import type { MemberCaller } from '../platform/caller.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { pointsOf } from '../points/points.repository.ts';
import { post } from '../wallet/ledger.ts';
import { rewardOf } from './mission-reward.ts';
import { isDone } from './missions.ts';
import { type MissionRow, missionsOf, takeClaim } from './missions.repository.ts';

/**
 * Pays the reward of a mission that is completed, once in its period: claim, budget and reward are one transaction.
 * Source: 1-38, 11-26.
 */
export async function claimMission(
  parts: Parts,
  {
    body,
    caller,
    transaction,
    key,
  }: ParsedOf<typeof missionCall> & { caller: MemberCaller; transaction: Transaction; key: string },
): Promise<ReplyOf<typeof missionCall>> {
  const { memberId } = caller.session;
  const now = parts.clock.now();
  const mission = (await missionsOf(transaction, memberId, now)).find(({ id }) => id === body.missionId);
  const reward = mission && rewardOf(mission);
  if (!mission || !reward) throw new Refusal('NOT_FOUND');
  if (mission.claimed) throw new Refusal('ALREADY_CLAIMED');
  if (!isDone(mission)) throw new Refusal('MISSION_OPEN');
  if (!(await takeClaim(transaction, mission.id))) throw new Refusal('PROMOTION_BUDGET_SPENT');
  const entryId = await pay(parts, transaction, { reward, mission, caller, key, body });
  // With two tabs at once the second claim fails, and its transaction returns the reward.
  const claimed = await transaction.run(
    'INSERT INTO mission_claims (member_id, mission_id, day, at, points, amount, entry_id) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING',
    [memberId, mission.id, mission.period_day, now, mission.points, mission.amount, entryId],
  );
  if (claimed === 0) throw new Refusal('ALREADY_CLAIMED');
  return {
    missionId: mission.id,
    points: Number(mission.points),
    pointsNow: Number(await pointsOf(transaction, memberId)),
    ...(reward.kind !== 'points' && { amount: reward.amount, asBonus: reward.kind === 'bonus' }),
  };
}

interface Payment {
  reward: MissionReward;
  mission: MissionRow;
  caller: MemberCaller;
  key: string;
  body: unknown;
}

/** Returns the entry that has paid the reward. Money passes the member's limits of deposits. */
async function pay(
  parts: Parts,
  transaction: Transaction,
  { reward, mission, caller, key, body }: Payment,
): Promise<string> {
  const { memberId, currency } = caller.session;
  const scope = `mission:${memberId}`;
  if (reward.kind === 'points') {
    const points = BigInt(reward.points);
    const { entryId } = await post(parts, transaction, {
      kind: 'points',
      memberId,
      scope,
      key,
      payload: body,
      reference: mission.id,
      detail: 'mission',
      currency: 'PTS',
      lines: [
        { account: { class: 'points:issued' }, amount: -points },
        { account: { class: 'points', memberId }, amount: points },
      ],
    });
    return entryId;
  }
  const amount = BigInt(reward.amount);
  await requireDeposit(parts, transaction, memberId, amount);
  if (reward.kind === 'bonus') {
    const { terms } = reward;
    return (await creditBonus(parts, transaction, { memberId, currency, promotionId: null, amount, terms })).entryId;
  }
  const { entryId } = await post(parts, transaction, {
    kind: 'bonus',
    memberId,
    scope,
    key,
    payload: body,
    reference: mission.id,
    detail: 'mission',
    currency,
    lines: [
      { account: { class: 'promo:budget', detail: 'missions' }, amount: -amount },
      { account: { class: 'player:cash', memberId }, amount },
    ],
  });
  return entryId;
}
