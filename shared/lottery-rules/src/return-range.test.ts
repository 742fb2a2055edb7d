import { compare, formatFraction, fraction, ONE } from './fraction.ts';
import { GAME_KINDS, type GameKind } from './game-kinds.ts';
import type { GameRules } from './game-rules.ts';
import type { Play } from './play.ts';
import { returnRange } from './return-range.ts';
import { playsOf } from './rule-sets.ts';

const rulesOf = (kind: GameKind): GameRules => GAME_KINDS[kind];
const allPlays = ({ sets, house = {}, cuts }: GameRules) => playsOf(sets, house, '2026-01-01', cuts);
const playOf = (kind: GameKind, code: string): Play => allPlays(rulesOf(kind)).get(code)!;

it('[10-47] a price by prize group returns group over base, whatever is picked', () => {
  const range = returnRange(playOf('ssc', 'front3-direct'), { group: { base: 2000, group: 1950 } })!;
  expect([range.least, range.greatest].map(formatFraction)).toEqual(['39/40', '39/40']);
});

it('[10-47] one dear value of a row raises the highest return alone', () => {
  const play = playOf('ssc', 'front3-shape');
  const { odds } = rulesOf('ssc').pricing;
  const before = returnRange(play, { odds: { ...odds } })!;
  const after = returnRange(play, { odds: { ...odds, 'front3-shape/triple': '500' } })!;
  expect(formatFraction(after.least)).toBe(formatFraction(before.least));
  expect(compare(before.greatest, ONE)).toBe(-1);
  expect(compare(after.greatest, ONE)).toBe(1);
});

it('[10-47] has no range where a price is missing', () => {
  expect(returnRange(playOf('ssc', 'front3-shape'), {})).toBeNull();
});

it('[10-47] every play returns between a tenth of the stake and all of it at the prices that its kind starts with', () => {
  const wrong: string[] = [];
  for (const kind of Object.keys(GAME_KINDS) as GameKind[])
    for (const play of allPlays(rulesOf(kind)).values()) {
      const range = returnRange(play, rulesOf(kind).pricing);
      if (range && (compare(range.greatest, ONE) > 0 || compare(range.least, fraction(1n, 10n)) < 0))
        wrong.push(`${kind} ${play.code} ${formatFraction(range.least)} ${formatFraction(range.greatest)}`);
    }
  expect(wrong).toEqual([]);
});
