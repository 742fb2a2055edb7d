import { definePlay, type Play, type PlayRule, win } from '../../play.ts';
import type { Result } from '../../draw.ts';
import { entries, numberRow } from '../thai/numbers.ts';
import { drawnIn, FORECASTS, type Forecast, PRIZES, type Prize, SPACE } from './prizes.ts';

export const tiersOf = (prizes: readonly Prize[], weight = 1n): Record<string, bigint> =>
  Object.fromEntries(prizes.map(({ tier, numbers }) => [tier, numbers * weight]));

/** What the plays of whole numbers share: a note is a number, which wins once for each time that it is drawn. */
export const wholeNumbers = (
  forecast: Forecast,
): Pick<PlayRule, 'family' | 'priced' | 'space' | 'tiers' | 'hits' | 'mostByTier'> => ({
  family: '4d',
  priced: 'odds',
  space: SPACE,
  tiers: tiersOf(FORECASTS[forecast]),
  // Each drawn number is one note's at most.
  mostByTier: () => tiersOf(FORECASTS[forecast]),
  hits: (note, result) =>
    FORECASTS[forecast].flatMap((prize) =>
      win(
        drawnIn(prize, result, (number) => number === note),
        prize.tier,
      ),
    ),
});

/** Big: all 23 numbers. Small: the first three. */
export const straight = (forecast: Forecast): Play =>
  definePlay({
    ...wholeNumbers(forecast),
    ...entries,
    code: forecast,
    tab: forecast,
    name: forecast === 'big' ? 'Big' : 'Small',
    rows: [numberRow(4)],
    numbered: true,
    example: '0001,1234,9988',
    winners: ([row]) => row!,
    wins: ([row], result) => winsOf(FORECASTS[forecast], new Set(row), result),
  });

const winsOf = (prizes: readonly Prize[], numbers: ReadonlySet<string>, result: Result, from = 0) =>
  prizes.flatMap((prize) =>
    win(
      drawnIn(prize, result, (number) => numbers.has(number.slice(from))),
      prize.tier,
    ),
  );

/** The last three digits, of the first prize alone ("3D A") or of each of the first three. */
export const lastThree = (code: string, name: string, prizes: readonly Prize[]): Play =>
  definePlay({
    ...entries,
    code,
    tab: 'three-d',
    name,
    family: '4d',
    rows: [numberRow(3)],
    priced: 'odds',
    numbered: true,
    example: '001,234',
    space: SPACE,
    tiers: tiersOf(prizes, 10n),
    mostByTier: () => tiersOf(prizes),
    winners: ([row]) => row!,
    hits: (note, result) => winsOf(prizes, new Set([note]), result, 1),
    wins: ([row], result) => winsOf(prizes, new Set(row), result, 1),
  });

export const threeD: readonly Play[] = [
  lastThree('three-d-a', '3D A', PRIZES.slice(0, 1)),
  lastThree('three-d-abc', '3D ABC', PRIZES.slice(0, 3)),
];
