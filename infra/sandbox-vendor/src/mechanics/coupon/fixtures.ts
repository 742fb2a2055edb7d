import { type Chance, drawSome, pickOne } from '../../chance/chance.ts';

export type Pick = '1' | 'X' | '2';
export const PICKS: readonly Pick[] = ['1', 'X', '2'];

export interface Fixture {
  readonly id: string;
  readonly home: string;
  readonly away: string;
  /** Chances of 1, X and 2 in per cent; the house knows them, the player sees the odds that follow. */
  readonly chances: readonly number[];
  /** In hundredths: 211 pays 2.11 times the stake. */
  readonly odds: readonly number[];
}

export interface Offer {
  readonly offer: string;
  readonly fixtures: readonly Fixture[];
}

/** What a fair price keeps after the house's share. */
const RETURN_PER_CENT = 95;
export const PRICES = [
  [45, 28, 27],
  [52, 25, 23],
  [38, 30, 32],
  [30, 29, 41],
  [24, 25, 51],
  [60, 22, 18],
  [34, 31, 35],
  [20, 23, 57],
] as const;

/** Rounded down, so that no price returns more than the published share. */
export function oddsFor(chancePerCent: number): number {
  return Math.floor((RETURN_PER_CENT * 100) / chancePerCent);
}

export function newOffer(teams: readonly string[], chance: Chance): Offer {
  const names = drawSome(chance, teams, 6);
  const offer = Array.from({ length: 8 }, () => chance.below(36).toString(36)).join('');
  const fixtures = [0, 1, 2].map((index) => {
    const chances = pickOne(chance, PRICES);
    const [home, away] = [names[index * 2] as string, names[index * 2 + 1] as string];
    return { id: `${offer}-${index + 1}`, home, away, chances, odds: chances.map(oddsFor) };
  });
  return { offer, fixtures };
}
