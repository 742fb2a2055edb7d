import type { LotteryGame } from '@atrium/contracts/lottery';
import { dayAt } from '@atrium/lottery-rules/zone-time';

/** Regions in the order of the page; `national` has Vietlott's games. */
export const REGIONS = ['fast', 'north', 'central', 'south', 'national'] as const;
export type RegionName = (typeof REGIONS)[number];
export const regionOf = ({ region }: LotteryGame): RegionName => REGIONS.find((name) => name === region) ?? 'fast';

const VIETNAM = 'Asia/Ho_Chi_Minh';
const NEVER = '9';
const soonest = (game: LotteryGame): string => game.next?.drawsAt ?? NEVER;

/** The stations of a region, the next to draw first. */
export const stationsOf = (games: readonly LotteryGame[], region: RegionName): LotteryGame[] =>
  games
    .filter((game) => regionOf(game) === region)
    .toSorted((one, other) => (soonest(one) < soonest(other) ? -1 : soonest(one) > soonest(other) ? 1 : 0));

/** Whether a station draws on the day that it is in Vietnam. `now` in milliseconds. */
export const drawsToday = ({ next }: LotteryGame, now: number): boolean =>
  next !== null && dayAt(new Date(next.drawsAt), VIETNAM) === dayAt(new Date(now), VIETNAM);
