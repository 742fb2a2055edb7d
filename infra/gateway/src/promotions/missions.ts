import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type * as calls from '@atrium/contracts/promotions';
import { maskAccount } from '../games/mask-account.ts';
import { textIn } from '../notices/text-in.ts';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { rewardOf } from './mission-reward.ts';
import type { MissionLeaders } from './mission-leaders.ts';
import { type MissionRow, missionsOf } from './missions.repository.ts';

export const isDone = ({ reached, target }: MissionRow): boolean => BigInt(reached) >= BigInt(target);

/** Source: 7-059. */
export async function missionSummary(
  { database, clock }: Parts,
  { caller }: { caller: MemberCaller },
): Promise<ReplyOf<typeof calls.missionSummary>> {
  const missions = await missionsOf(database, caller.session.memberId, clock.now());
  return { count: missions.length, completed: missions.filter(isDone).length };
}

/** The missions with the member's own progress, and the day's leaders. Source: 7-060. */
export async function missionLeaderboard(
  { database, clock }: Parts,
  { query, caller }: ParsedOf<typeof calls.missionLeaderboard> & { caller: MemberCaller },
  missionLeaders: MissionLeaders,
): Promise<ReplyOf<typeof calls.missionLeaderboard>> {
  const now = clock.now();
  const { memberId } = caller.session;
  const [missions, leaders] = await Promise.all([missionsOf(database, memberId, now), missionLeaders()]);
  return {
    missions: missions.map((row) => ({
      id: row.id,
      title: textIn(row.texts, query.language).title,
      measure: row.measure,
      period: row.period,
      categories: row.categories,
      reward: rewardOf(row),
      endsAt: row.ends_at?.toISOString() ?? null,
      target: row.target,
      reached: row.reached,
      completed: isDone(row),
      points: Number(row.points),
      claimed: row.claimed,
    })),
    leaders: leaders.map((leader, index) => ({
      place: index + 1,
      account: leader.memberId === memberId ? leader.account : maskAccount(leader.account),
      completed: leader.completed,
      own: leader.memberId === memberId,
    })),
  };
}
