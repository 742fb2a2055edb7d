import type { Play } from '@atrium/lottery-rules/play';
import { BALLS } from '@atrium/lottery-rules/rules/marksix/balls';
import type { BallSet } from './ball-sets.ts';

/** Each animal with its balls on the day of the draw, as the play of the special animal has them; empty where the game lacks it. */
export function animalSets(plays: ReadonlyMap<string, Play>): BallSet[] {
  const play = plays.get('special-animal');
  const row = play?.rows[0];
  if (!play || row?.kind !== 'picks') return [];
  return row.values.map((code) => {
    const own = new Set(BALLS.filter((ball) => play.hits(code, [[], [ball]]).length > 0));
    return { code, has: (ball) => own.has(ball) };
  });
}
