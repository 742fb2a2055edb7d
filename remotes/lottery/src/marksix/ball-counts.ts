import type { Draw } from '@atrium/contracts/lottery';
import { BALLS } from '@atrium/lottery-rules/rules/marksix/balls';

/** A ball with a count of draws. */
export interface BallCount {
  readonly ball: string;
  readonly count: number;
}

/** In draws, newest first: the balls that came most, and those that have been away longest, `most` of each. The extra ball counts too. */
export function ballCounts(
  draws: readonly Pick<Draw, 'result'>[],
  most: number,
): { cameMost: readonly BallCount[]; away: readonly BallCount[] } {
  const drawn = draws.flatMap(({ result }) => (result ? [new Set(result.split(/[|,]/))] : []));
  const highest = (countOf: (ball: string) => number): readonly BallCount[] =>
    BALLS.map((ball) => ({ ball, count: countOf(ball) }))
      .toSorted((a, b) => b.count - a.count)
      .slice(0, most);
  return {
    cameMost: highest((ball) => drawn.filter((balls) => balls.has(ball)).length),
    away: highest((ball) => {
      const last = drawn.findIndex((balls) => balls.has(ball));
      return last < 0 ? drawn.length : last;
    }),
  };
}
