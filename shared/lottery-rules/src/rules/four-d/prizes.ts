import { permutations } from '../../combinations.ts';
import type { Result } from '../../draw.ts';
import type { Selection } from '../../selection.ts';

/** The groups of a 4D draw in the order of the family, with how many numbers each has. */
export const PRIZES = [
  { tier: 'first', group: 0, numbers: 1n },
  { tier: 'second', group: 1, numbers: 1n },
  { tier: 'third', group: 2, numbers: 1n },
  { tier: 'special', group: 3, numbers: 10n },
  { tier: 'consolation', group: 4, numbers: 10n },
] as const;
export type Prize = (typeof PRIZES)[number];

/** Which groups a bet takes part in: all five, or the first three. */
export const FORECASTS = { big: PRIZES, small: PRIZES.slice(0, 3) } as const;
export type Forecast = keyof typeof FORECASTS;

/** 0000 to 9999. */
export const SPACE = 10_000n;

/** The digits of every number met so far, sorted: a draw's 23 numbers are compared with thousands of tickets. */
const sortedDigits = new Map<string, string>();

export function sorted(number: string): string {
  let digits = sortedDigits.get(number);
  if (digits === undefined) {
    digits = [...number].sort().join('');
    sortedDigits.set(number, digits);
  }
  return digits;
}

/** Different orders of four digits: 24, 12, 6, 4 or 1. */
export function ordersOf(number: string): 24 | 12 | 6 | 4 | 1 {
  const times = new Map<string, number>();
  for (const digit of number) times.set(digit, (times.get(digit) ?? 0) + 1);
  const most = Math.max(...times.values());
  if (times.size === 4) return 24;
  if (times.size === 3) return 12;
  if (times.size === 1) return 1;
  return most === 2 ? 6 : 4;
}

/** Every order of the numbers of a row. */
export function* ordersOfAll([row]: Selection): Generator<string> {
  for (const number of row!) for (const digits of permutations([...number])) yield digits.join('');
}

/** How many numbers of a group fit. */
export const drawnIn = ({ group }: Prize, result: Result, fits: (number: string) => boolean): number =>
  result[group]!.filter(fits).length;
