import { type Chance, drawSome, pickOne } from '../../chance/chance.ts';
import { type Fixture, PICKS, type Pick } from './fixtures.ts';

export interface Goal {
  readonly minute: number;
  readonly side: 'home' | 'away';
}

export interface Match {
  readonly id: string;
  readonly result: Pick;
  readonly goals: readonly Goal[];
}

const MINUTES = Array.from({ length: 88 }, (_, index) => index + 2);

/** Draws the result by the fixture's chances, then a course of the match that leads to it. */
export function playMatch(
  fixture: Fixture,
  scores: Readonly<Record<Pick, readonly (readonly number[])[]>>,
  chance: Chance,
): Match {
  const drawn = chance.below(100);
  const [home, draw] = fixture.chances as [number, number];
  const result = PICKS[drawn < home ? 0 : drawn < home + draw ? 1 : 2] as Pick;
  const [forHome, forAway] = pickOne(chance, scores[result]) as [number, number];
  const minutes = drawSome(chance, MINUTES, forHome + forAway);
  const sides = [...Array(forHome).fill('home'), ...Array(forAway).fill('away')] as Goal['side'][];
  const goals = sides.map((side, index) => ({ side, minute: minutes[index] as number }));
  return { id: fixture.id, result, goals: goals.sort((one, other) => one.minute - other.minute) };
}
