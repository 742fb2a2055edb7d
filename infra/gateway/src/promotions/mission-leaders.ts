import type { Parts } from '../platform/parts.ts';
import { type LeaderRow, missionLeaders } from './missions.repository.ts';

export type MissionLeaders = () => Promise<readonly LeaderRow[]>;

const LEADERS = 10;
/** How long a process returns the same leaders. */
const CACHE_TTL_MS = 5_000;

/** The day's leaders, queried once for all requests to this process within a few seconds. */
export function createMissionLeaders({ database, clock }: Pick<Parts, 'database' | 'clock'>): MissionLeaders {
  let kept: { at: number; leaders: Promise<LeaderRow[]> } | undefined;
  return () => {
    const now = clock.now();
    if (kept && Math.abs(now.getTime() - kept.at) < CACHE_TTL_MS) return kept.leaders;
    const look = { at: now.getTime(), leaders: missionLeaders(database, now, LEADERS) };
    kept = look;
    look.leaders.catch(() => {
      if (kept === look) kept = undefined;
    });
    return look.leaders;
  };
}
