import { formatFraction } from '../../fraction.ts';
import { GAME_KINDS } from '../../game-kinds.ts';
import { pricesOf, returnOf } from '../../price.ts';
import { playsOf } from '../../rule-sets.ts';
import { OPERATORS } from './operators.ts';

const playsOfKind = (kind: '4d-my' | '4d-sg') => playsOf(GAME_KINDS[kind].sets, {}, '2026-11-21');
const returnsOf = (kind: '4d-my' | '4d-sg', code: string, text: string) => {
  const play = playsOfKind(kind).get(code)!;
  const read = play.parse(text);
  if ('fault' in read) throw new Error(read.fault.code);
  return formatFraction(returnOf(play, read.selection, GAME_KINDS[kind].pricing)!);
};

it.each([
  ['4d-my', 'big', '1234', '16/25'],
  ['4d-my', 'small', '1234', '13/20'],
  ['4d-sg', 'big', '1234', '659/1000'],
  ['4d-sg', 'small', '1234', '29/50'],
  ['4d-my', 'permutation-big', '1123', '16/25'],
  ['4d-sg', 'roll-small', '1R34', '29/50'],
  ['4d-my', 'three-d-a', '123', '33/50'],
  ['4d-my', 'three-d-abc', '123', '61/100'],
  // 24 × (105 + 42 + 21 + 10 × 8 + 10 × 3) of 10,000
  ['4d-my', 'box-big', '1234', '417/625'],
  ['4d-my', 'box-small', '1123', '1629/2500'],
  // 24 × (83 + 41 + 20 + 10 × 10 + 10 × 3) of 10,000
  ['4d-sg', 'box-big', '1234', '411/625'],
  ['4d-sg', 'box-small', '1112', '29/50'],
] as const)('[10-10] [10-12] %s returns by %s %s: %s', (kind, code, text, expected) => {
  expect(returnsOf(kind, code, text)).toBe(expected);
});

it('[10-10] prices every tier of every play of both countries', () => {
  for (const kind of ['4d-my', '4d-sg'] as const)
    for (const play of playsOfKind(kind).values())
      expect([kind, play.code, pricesOf(play, GAME_KINDS[kind].pricing)]).not.toContain(null);
  expect(playsOfKind('4d-sg').has('three-d-a')).toBe(false);
});

const ROUNDING = { magnum: Math.ceil, nearest: Math.round } as const;
it.each(['magnum', 'nearest'] as const)(
  '[10-10] the box table of %s is the straight prize shared and rounded',
  (name) => {
    const { straight, box } = OPERATORS[name];
    for (const forecast of ['big', 'small'] as const)
      for (const [orders, prizes] of Object.entries(box[forecast]))
        expect([orders, prizes]).toEqual([
          orders,
          straight[forecast].map((prize) => ROUNDING[name](prize / Number(orders))),
        ]);
  },
);
