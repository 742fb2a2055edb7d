import type { Chance } from '../../chance/chance.ts';
import type { HoldRules } from './hold.ts';

/** W stands for any picture or letter, S pays anywhere, C is a coin, a–d are pictures, the rest letters. */
export type Symbol = 'W' | 'S' | 'C' | 'a' | 'b' | 'c' | 'd' | 'A' | 'K' | 'Q' | 'J';
export const PAYING: readonly Symbol[] = ['a', 'b', 'c', 'd', 'A', 'K', 'Q', 'J'];
export const ROWS = 3;
export const REELS = 5;
export const LINE_COUNT = 20;

/** Five reels as text, one letter per symbol; the last letter is followed by the first. */
export type Reels = readonly string[];
/** What three, four and five of a kind pay. */
export type Pays = readonly [three: number, four: number, five: number];

export interface SlotModel {
  readonly form: 'lines' | 'ways' | 'hold';
  readonly reels: Reels;
  /** In twentieths of the stake, for each line or each way. */
  readonly pays: Readonly<Record<string, Pays>>;
  /** In whole stakes. */
  readonly scatterPays: Pays;
  /** Of a slot whose coins are held; it pays lines, too. */
  readonly hold?: HoldRules;
}

/** The visible window, reel by reel from the top: five texts of three letters. */
export type Window = readonly string[];

export function windowAt(reels: Reels, stops: readonly number[]): Window {
  return reels.map((reel, index) => {
    const stop = stops[index] as number;
    return Array.from({ length: ROWS }, (_, row) => reel[(stop + row) % reel.length]).join('');
  });
}

export function spinStops(reels: Reels, chance: Chance): number[] {
  return reels.map((reel) => chance.below(reel.length));
}
