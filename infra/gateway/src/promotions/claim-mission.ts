import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { claimMission as missionCall } from '@atrium/contracts/promotions';
import type { MemberCaller } from '../platform/caller.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { pointsOf } from '../points/points.repository.ts';
import { post } from '../wallet/ledger.ts';
import { isDone } from './missions.ts';
import { missionsOf } from './missions.repository.ts';

/**
 * Pays the points of a mission that is completed today, once a day: claim and points are one transaction. Source: 1-38.
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
  if (!mission || mission.points === '0') throw new Refusal('NOT_FOUND');
  if (mission.claimed) throw new Refusal('ALREADY_CLAIMED');
  if (!isDone(mission)) throw new Refusal('MISSION_OPEN');
  const points = BigInt(mission.points);
  const { entryId } = await post(parts, transaction, {
    kind: 'points',
    memberId,
    scope: `mission:${memberId}`,
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
  // With two tabs at once the second claim fails, and its transaction returns the points.
  const claimed = await transaction.run(
    'INSERT INTO mission_claims (member_id, mission_id, day, at, points, entry_id) VALUES ($1, $2, brand_day($3), $3, $4, $5) ON CONFLICT DO NOTHING',
    [memberId, mission.id, now, points, entryId],
  );
  if (claimed === 0) throw new Refusal('ALREADY_CLAIMED');
  return { missionId: mission.id, points: Number(points), pointsNow: Number(await pointsOf(transaction, memberId)) };
}
