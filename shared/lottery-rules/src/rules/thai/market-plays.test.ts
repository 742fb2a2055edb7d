import type { Result } from '../../draw.ts';
import { formatFraction } from '../../fraction.ts';
import { GAME_KINDS } from '../../game-kinds.ts';
import { exampleOf, winWeight } from '../../play.ts';
import { returnOf } from '../../price.ts';
import { playsOf } from '../../rule-sets.ts';
import { checkExample, checkSelection, type Oracle } from '../testing/check-play.ts';
import { checkReturn } from '../testing/check-return.ts';
import { numbersOf, thaiResult } from '../testing/market-results.ts';
import { shapeOf } from './testing/shape-of.ts';

const { pricing } = GAME_KINDS.thai;
const plays = playsOf(['thai'], {}, '2026-11-21');
const play = (code: string) => plays.get(code)!;
const tops = (): Result[] => numbersOf(3).map((last) => thaiResult({ first: `804${last}` }));
const bottoms = (): Result[] => numbersOf(2).map((last2) => thaiResult({ last2 }));
const twoTops = (): Result[] => numbersOf(2).map((last) => thaiResult({ first: `8041${last}` }));

/** Each bet number against the drawn one, by a rule of its own. */
const each =
  (
    drawnOf: (result: Result) => string[],
    fits: (bet: string, drawn: string) => boolean,
    tier = (_: string) => 'hit',
  ): Oracle =>
  ([bets], result) => {
    const wins: Record<string, number> = {};
    for (const drawn of drawnOf(result))
      for (const bet of bets!) if (fits(bet, drawn)) wins[tier(bet)] = (wins[tier(bet)] ?? 0) + 1;
    return wins;
  };
const equal = (bet: string, drawn: string) => bet === drawn;
const first = (from: number) => (result: Result) => [result[0]![0]!.substring(from)];
const sameDigits = (bet: string, drawn: string) => {
  const rest = drawn.split('');
  return bet.split('').every((digit) => {
    const at = rest.indexOf(digit);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
};

/** Over every outcome, with the return that the outcomes pay. */
const settles = (code: string, outcomes: readonly Result[], oracle: Oracle): void =>
  checkReturn(play(code), checkExample(play(code), outcomes, oracle), pricing);

it('[10-09] [10-12] three top, two top and two bottom settle like the oracle over every number', () => {
  settles('three-top', tops(), each(first(3), equal));
  settles('two-top', twoTops(), each(first(4), equal));
  settles(
    'two-bottom',
    bottoms(),
    each((result) => result[3]!.slice(), equal),
  );
});

it('[10-09] [10-12] three tod wins in any order, in the tier of the number’s shape', () => {
  const numbers = numbersOf(3).filter((number) => [...number].sort().join('') === number);
  expect(numbers).toHaveLength(220);
  const oracle = each(first(3), sameDigits, shapeOf);
  for (const row of [numbers, ['123'], ['112'], ['555']])
    checkReturn(play('three-tod'), checkSelection(play('three-tod'), [row], tops(), oracle), pricing, [row]);
});

it('[10-09] three tod takes a number in one order only', () => {
  expect(play('three-tod').parse('321,211')).toEqual({ selection: [['112', '123']] });
  expect(play('three-tod').parse('321,213')).toEqual({ fault: { code: 'REPEATED', value: '123', row: 0 } });
});

it('[10-09] [10-12] run top and run bottom win once, however often the digit is drawn', () => {
  const contains = (bet: string, drawn: string) => drawn.indexOf(bet) >= 0;
  settles('run-top', tops(), each(first(3), contains));
  settles(
    'run-bottom',
    bottoms(),
    each((result) => result[3]!.slice(), contains),
  );
});

describe.each([
  ['three-front', (front3: string[]) => thaiResult({ front3, last3: ['123', '123'] }), 1],
  ['three-bottom', (last3: string[]) => thaiResult({ last3, front3: ['123', '123'] }), 2],
] as const)('%s', (code, resultOf, group) => {
  it('[10-09] settles like the oracle for all 1,000,000 pairs of drawn numbers', () => {
    const three = play(code);
    const selection = exampleOf(three);
    const bets = new Set(selection[0]);
    const numbers = numbersOf(3);
    let paid = 0;
    for (const one of numbers)
      for (const other of numbers) {
        const won = three.wins(selection, resultOf([one, other]));
        const notes = won.length === 0 ? 0 : Number(won[0]!.notes);
        if (notes !== Number(bets.has(one)) + Number(bets.has(other)))
          throw new Error(`${one},${other} pays ${notes} notes`);
        paid += notes;
      }
    expect(BigInt(paid)).toBe(winWeight(three, selection));
    expect(three.space).toBe(1_000_000n);
  });

  it('[10-09] pays twice for a number that is drawn twice', () => {
    const three = play(code);
    expect(three.wins([['007']], resultOf(['007', '007']))).toEqual([{ tier: 'hit', notes: 2n }]);
    expect(three.hits('007', resultOf(['007', '007']))).toEqual([{ tier: 'hit', notes: 2n }]);
    expect(resultOf(['007', '007'])[group]).toEqual(['007', '007']);
  });
});

it.each([
  ['three-top', '123', '9/10'],
  ['three-tod', '123', '39/50'],
  ['three-tod', '112', '39/100'],
  ['three-tod', '555', '13/100'],
  ['three-front', '123', '9/10'],
  ['three-bottom', '123', '9/10'],
  ['two-top', '12', '9/10'],
  ['two-bottom', '12', '9/10'],
  ['run-top', '7', '542/625'],
  ['run-bottom', '7', '399/500'],
])('[10-12] the return of %s %s is %s', (code, text, expected) => {
  const read = play(code).parse(text);
  expect('selection' in read && formatFraction(returnOf(play(code), read.selection, pricing)!)).toBe(expected);
});
