import type { Parts } from '../platform/parts.ts';
import { type LeaderRow, missionLeaders } from './missions.repository.ts';

export type MissionLeaders = () => Promise<readonly LeaderRow[]>;

const LEADERS = 10;
/** Milliseconds for which a process tells everybody the same leaders. */
const KEPT = 5_000;

/** The day's leaders, looked up once for all who ask this process within a few seconds. */
export function createMissionLeaders({ database, clock }: Pick<Parts, 'database' | 'clock'>): MissionLeaders {
  let kept: { at: number; leaders: Promise<LeaderRow[]> } | undefined;
  return () => {
    const now = clock.now();
    if (kept && Math.abs(now.getTime() - kept.at) < KEPT) return kept.leaders;
    const look = { at: now.getTime(), leaders: missionLeaders(database, now, LEADERS) };
    kept = look;
    look.leaders.catch(() => {
      if (kept === look) kept = undefined;
    });
    return look.leaders;
  };
}
