import { formatFraction, fraction } from '../../fraction.ts';
import { GAME_KINDS } from '../../game-kinds.ts';
import { HOUSE } from '../../house.ts';
import { exampleOf, type Play } from '../../play.ts';
import { payoutOf, priceOf, pricesOf, returnOf } from '../../price.ts';
import { ballIs, totalIs } from '../testing/marksix-oracle.ts';
import { markSixPlays } from './marksix.ts';

const plays = new Map(markSixPlays(HOUSE, '2026-11-23').map((play) => [play.code, play]));
const { pricing } = GAME_KINDS.marksix;
const decimal = (weight: bigint, space: bigint, places: number): string =>
  `.${String((2n * weight * 10n ** BigInt(places) + space) / (2n * space)).padStart(places, '0')}`;

it.each([
  ['three-of-three', 'hit', '5/4606'],
  ['three-hit-two', 'two', '645/18424'],
  ['three-hit-two', 'three', '5/4606'],
  ['two-of-two', 'hit', '5/392'],
  ['two-with-special', 'both', '5/392'],
  ['two-with-special', 'special', '1/196'],
  ['special-string', 'hit', '1/196'],
  ['special', 'hit', '1/49'],
  ['special-sides', 'hit', '24/49'],
  ['special-sides', 'push', '1/49'],
  ['colour', 'red', '17/49'],
  ['colour', 'blue', '16/49'],
  ['colour', 'green', '16/49'],
])('[10-07] %s, %s has the probability %s of the table', (code, tier, probability) => {
  const play = plays.get(code)!;
  expect(formatFraction(fraction(play.tiers[tier]!, play.space))).toBe(probability);
});

it('[10-07] half colours have the balls of the table, without 49', () => {
  const { tiers, space } = plays.get('half-colour')!;
  const balls = (colour: string) =>
    ['odd', 'even', 'big', 'small'].map((half) => Number((tiers[`${colour}-${half}`]! * 49n) / space));
  expect([balls('red'), balls('blue'), balls('green')]).toEqual([
    [8, 9, 7, 10],
    [8, 8, 9, 7],
    [8, 7, 8, 7],
  ]);
});

it.each([
  ['none5', 'hit', '.44610'],
  ['none6', 'hit', '.37513'],
  ['none7', 'hit', '.31406'],
  ['none8', 'hit', '.26172'],
  ['none9', 'hit', '.21704'],
  ['none10', 'hit', '.17906'],
  ['none11', 'hit', '.14692'],
  ['none12', 'hit', '.11985'],
  ['animals1', 'animal', '.47172'],
  ['animals1', 'with-year-animal', '.55390'],
  ['tails1', 'with-zero', '.47172'],
  ['tails1', 'tail', '.55390'],
  ['total-sides', 'big', '.505572'],
  ['total-sides', 'odd', '.499988'],
])('[10-07] %s, %s has the printed probability %s', (code, tier, printed) => {
  const play = plays.get(code)!;
  expect(decimal(play.tiers[tier]!, play.space, printed.length - 1)).toBe(printed);
});

const PROPERTIES = ['odd', 'even', 'sum-odd', 'sum-even'] as const;
const MOST_SUM = 400;
/**
 * Sets of balls of one half of the drum by size and sum: how many, and in all of them together the balls other than 49 with each property,
 * and 49. Set by set.
 */
function half(from: number, to: number): Map<number, number[]> {
  const found = new Map<number, number[]>();
  const held = [1, 0, 0, 0, 0, 0];
  const properties = Array.from({ length: to + 1 }, (_, ball) =>
    ball === 49
      ? [0, 0, 0, 0, 1]
      : [...PROPERTIES.map((property) => Number(ballIs(String(ball).padStart(2, '0'), property))), 0],
  );
  const visit = (first: number, size: number, sum: number): void => {
    const key = size * MOST_SUM + sum;
    let counts = found.get(key);
    if (!counts) {
      counts = [0, 0, 0, 0, 0, 0];
      found.set(key, counts);
    }
    for (let at = 0; at < 6; at += 1) counts[at]! += held[at]!;
    if (size === 7) return;
    for (let ball = first; ball <= to; ball += 1) {
      const of = properties[ball]!;
      for (let at = 0; at < 5; at += 1) held[at + 1]! += of[at]!;
      visit(ball + 1, size + 1, sum + ball);
      for (let at = 0; at < 5; at += 1) held[at + 1]! -= of[at]!;
    }
  };
  visit(from, 0, 0);
  return found;
}

it('[10-07] totals and parlays weigh what all sets of seven with each of their balls as the special one count', () => {
  const [low, high] = [half(1, 24), half(25, 49)];
  const expected: Record<string, number> = {};
  const add = (tier: string, count: number): void => {
    expected[tier] = (expected[tier] ?? 0) + count;
  };
  for (const [lowKey, a] of low)
    for (const [highKey, b] of high) {
      if (Math.floor(lowKey / MOST_SUM) + Math.floor(highKey / MOST_SUM) !== 7) continue;
      const total = (lowKey + highKey) % MOST_SUM;
      const both = (at: number) => a[at]! * b[0]! + a[0]! * b[at]!;
      for (const side of ['big', 'small', 'odd', 'even']) {
        if (!totalIs(total, side)) continue;
        add(side, a[0]! * b[0]! * 7);
        for (const [at, property] of PROPERTIES.entries()) add(`special-${property}*total-${side}`, both(at + 1));
        add(`total-${side}`, both(5));
      }
    }
  const exact = Object.fromEntries(Object.entries(expected).map(([tier, count]) => [tier, BigInt(count)]));
  expect({ ...plays.get('total-sides')!.tiers, ...plays.get('parlay')!.tiers }).toEqual(exact);
});

it('[10-07] a parlay leg that is pushed counts odds of 1', () => {
  const play = plays.get('parlay')!;
  const price = (tier: string) => formatFraction(priceOf(play, tier, pricing)!);
  expect(price('special-odd*total-big')).toBe('741/200');
  expect(price('total-big')).toBe('19/10');
  const prices = pricesOf(play, pricing)!;
  const read = play.parse('special-odd|total-big');
  const selection = 'selection' in read ? read.selection : [];
  const stakes = { unitMinor: 200n, multiple: 1n };
  const pushed = play.wins(selection, [['20', '21', '22', '23', '24', '25'], ['49']]);
  expect(payoutOf(pushed, prices, stakes)).toBe(380n);
  const won = play.wins(selection, [['20', '21', '22', '23', '24', '25'], ['47']]);
  expect(payoutOf(won, prices, stakes)).toBe(741n);
});

it('[10-07] a pushed stake comes back once', () => {
  const play = plays.get('special-sides')!;
  const read = play.parse('big,odd');
  const wins = play.wins('selection' in read ? read.selection : [], [['01', '02', '03', '04', '05', '06'], ['49']]);
  expect(payoutOf(wins, pricesOf(play, pricing)!, { unitMinor: 200n, multiple: 1n })).toBe(400n);
});

const below = (play: Play): void => {
  const returned = returnOf(play, exampleOf(play), pricing)!;
  expect(returned.n * 100n).toBeGreaterThan(returned.d * 80n);
  expect(returned.n).toBeLessThan(returned.d);
};
it.each([...plays])('[10-12] %s has an exact return between 80 and 100 per cent', (_, play) => below(play));
