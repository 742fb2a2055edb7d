import type { Chance } from '../../chance/chance.ts';
import type { Fixture } from './fixture.ts';
import type { Sport } from './sports.ts';

export interface Point {
  /** The minute from which it is visible. */
  readonly minute: number;
  readonly side: 'home' | 'away';
}
export type Score = readonly [home: number, away: number];

/** What will happen, minute by minute, by the same chances that the prices are made of. */
export function drawCourse(sport: Sport, { rates: [home, away] }: Pick<Fixture, 'rates'>, chance: Chance): Point[] {
  const points: Point[] = [];
  for (let minute = 1; minute <= sport.minutes; minute++) {
    const drawn = chance.below(10_000);
    if (drawn < home) points.push({ minute, side: 'home' });
    else if (drawn < home + away) points.push({ minute, side: 'away' });
  }
  return points;
}

export function scoreAt(course: readonly Point[], minute: number): Score {
  let home = 0;
  let away = 0;
  for (const point of course) {
    if (point.minute > minute) break;
    if (point.side === 'home') home += 1;
    else away += 1;
  }
  return [home, away];
}
