import { HOUSE, type House } from '../../house.ts';
import type { Selection } from '../../selection.ts';
import { checkExample, type Oracle } from '../testing/check-play.ts';
import { checkReturn } from '../testing/check-return.ts';
import { diceOutcomes } from '../testing/pick-outcomes.ts';
import { centsOf, playNamed } from '../testing/prices.ts';
import { k3Plays } from './k3.ts';

const GROUP_1950 = { group: { base: 2000, group: 1950 } };

const hit = (...won: boolean[]): Record<string, number> => ({ hit: won.filter(Boolean).length });
const total = (dice: readonly string[]): number => Number(dice[0]) + Number(dice[1]) + Number(dice[2]);
const sameDice = (entry: string, dice: readonly string[]): boolean =>
  [...entry].sort().join('') === [...dice].sort().join('');
const shows = (dice: readonly string[], value: string): number => dice.filter((die) => die === value).length;
const isTriple = (dice: readonly string[]): boolean => dice[0] === dice[1] && dice[1] === dice[2];
/** Chosen sets of two or three values that are all shown; bankers are in every set. */
const shownSets = (
  size: number,
  dice: readonly string[],
  bankers: readonly string[],
  others: readonly string[],
): number => {
  let sets = 0;
  for (let mask = 0; mask < 2 ** others.length; mask += 1) {
    const set = [...bankers, ...others.filter((_, at) => mask & (1 << at))];
    if (set.length === size && set.every((value) => dice.includes(value))) sets += 1;
  }
  return sets;
};

const oracles = ({ k3TriplesLose, k3PairIncludesTriple, k3DiePays }: House): Record<string, Oracle> => ({
  sum: ([sums], [dice]) => (sums!.includes(String(total(dice!))) ? { [total(dice!)]: 1 } : {}),
  halves: ([chosen], [dice]) => {
    if (k3TriplesLose && isTriple(dice!)) return {};
    const is: Record<string, boolean> = {
      big: total(dice!) >= 11,
      small: total(dice!) <= 10,
      odd: total(dice!) % 2 === 1,
      even: total(dice!) % 2 === 0,
    };
    return hit(...chosen!.map((half) => is[half]!));
  },
  triple: ([chosen], [dice]) => hit(...chosen!.map((entry) => sameDice(entry, dice!))),
  'triple-any': (_, [dice]) => hit(isTriple(dice!)),
  'pair-single': ([pairs, singles], [dice]) =>
    hit(
      ...pairs!.flatMap((pair) => singles!.map((single) => pair !== single && sameDice(pair + pair + single, dice!))),
    ),
  pair: ([pairs], [dice]) =>
    hit(
      ...pairs!.map((pair) => shows(dice!, pair[0]!) === 2 || (k3PairIncludesTriple && shows(dice!, pair[0]!) === 3)),
    ),
  'different-3': ([values], [dice]) => ({ hit: shownSets(3, dice!, [], values!) }),
  'different-3-typed': ([entries], [dice]) => hit(...entries!.map((entry) => sameDice(entry, dice!))),
  'different-3-bankers': ([bankers, others], [dice]) => ({ hit: shownSets(3, dice!, bankers!, others!) }),
  'different-2': ([values], [dice]) => ({ hit: shownSets(2, dice!, [], values!) }),
  'different-2-typed': ([entries], [dice]) => ({
    hit: entries!.reduce((sum, entry) => sum + shownSets(2, dice!, [], [...entry]), 0),
  }),
  'different-2-bankers': ([bankers, others], [dice]) => ({ hit: shownSets(2, dice!, bankers!, others!) }),
  straight: ([chosen], [dice]) => hit(...chosen!.map((entry) => sameDice(entry, dice!))),
  'straight-any': (_, [dice]) => hit(...['123', '234', '345', '456'].map((entry) => sameDice(entry, dice!))),
  die: ([values], [dice]) => ({
    hit: values!.reduce(
      (sum, value) => sum + (k3DiePays === 'once' ? Math.min(shows(dice!, value), 1) : shows(dice!, value)),
      0,
    ),
  }),
});

const HOUSES: House[] = [false, true].flatMap((k3TriplesLose) =>
  [false, true].flatMap((k3PairIncludesTriple) =>
    (['once', 'per-die'] as const).map((k3DiePays) => ({ ...HOUSE, k3TriplesLose, k3PairIncludesTriple, k3DiePays })),
  ),
);

it.each(HOUSES)(
  '[10-05] [10-12] every K3 play settles like the oracle, triples lose $k3TriplesLose, pair with triple $k3PairIncludesTriple, a die pays $k3DiePays',
  (house) => {
    const known = oracles(house);
    const plays = k3Plays(house);
    expect(plays.map(({ code }) => code).sort()).toEqual(Object.keys(known).sort());
    for (const play of plays) checkReturn(play, checkExample(play, diceOutcomes(), known[play.code]!), GROUP_1950);
  },
);

const LOOSE: Partial<House> = {};
const SIC_BO: Partial<House> = { k3TriplesLose: true, k3PairIncludesTriple: false };
it.each([
  ['halves', 'hit', LOOSE, 3.9],
  ['halves', 'hit', SIC_BO, 4.01],
  ['triple', 'hit', LOOSE, 421.2],
  ['triple-any', 'hit', LOOSE, 70.2],
  ['pair-single', 'hit', LOOSE, 140.4],
  ['pair', 'hit', LOOSE, 26.33],
  ['pair', 'hit', SIC_BO, 28.08],
  ['different-3', 'hit', LOOSE, 70.2],
  ['different-2', 'hit', LOOSE, 14.04],
  ['straight', 'hit', LOOSE, 70.2],
  ['straight-any', 'hit', LOOSE, 17.55],
  ['die', 'hit', LOOSE, 4.63],
  ['sum', '3', LOOSE, 421.2],
  ['sum', '10', LOOSE, 15.6],
])('[10-05] %s %s under %j pays %d at group 1950', (code, tier, house, price) => {
  expect(centsOf(playNamed(k3Plays({ ...HOUSE, ...house }), code), tier, GROUP_1950)).toBe(Math.round(price * 100));
});

it('[10-05] sums weigh as in the table, counts are those of combinations', () => {
  const { tiers } = playNamed(k3Plays(HOUSE), 'sum');
  expect(Object.values(tiers).join()).toBe('1,3,6,10,15,21,25,27,27,25,21,15,10,6,3,1');
  const notes = (code: string, selection: Selection) => playNamed(k3Plays(HOUSE), code).count(selection);
  expect(notes('different-3', [['1', '2', '3', '4', '5']])).toBe(10n);
  expect(notes('different-3-bankers', [['1'], ['2', '3', '4']])).toBe(3n);
  expect(notes('different-2', [['1', '2', '3', '4', '5', '6']])).toBe(15n);
  expect(
    notes('pair-single', [
      ['1', '2'],
      ['2', '3', '4'],
    ]),
  ).toBe(5n);
});
