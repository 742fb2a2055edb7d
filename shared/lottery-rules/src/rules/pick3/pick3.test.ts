import { HOUSE } from '../../house.ts';
import type { Play } from '../../play.ts';
import { checkExample, checkSelection, type Oracle } from '../testing/check-play.ts';
import { checkReturn } from '../testing/check-return.ts';
import { DIGIT_ORACLES, type DigitOracle, scatteredOracle, versusOracle } from '../testing/digit-oracles.ts';
import { digitOutcomes } from '../testing/outcomes.ts';
import { centsOf, playNamed } from '../testing/prices.ts';
import { pc28Plays } from './pc28.ts';
import { pick3Plays } from './pick3.ts';

const GROUP_1950 = { group: { base: 2000, group: 1950 } };
const SPANS: Record<string, [from: number, to: number]> = { three: [0, 3], front2: [0, 2], back2: [1, 3] };
const onSpan =
  (oracle: DigitOracle, [from, to]: [number, number] = [0, 3]): Oracle =>
  (rows, [digits]) =>
    oracle(rows, digits!.slice(from, to));

const total = (digits: readonly string[]): number => Number(digits[0]) + Number(digits[1]) + Number(digits[2]);
const held = (is: Record<string, boolean>, chosen: readonly string[]): string[] => chosen.filter((value) => is[value]);
const counted = (values: readonly string[]): Record<string, number> => ({ hit: values.length });
const named = (values: readonly string[]): Record<string, number> =>
  Object.fromEntries(values.map((value) => [value, 1]));

const SUMS: Record<string, DigitOracle> = {
  'sum-value': ([sums], digits) => named(held({ [total(digits)]: true }, sums!)),
  'sum-halves': ([halves], digits) => {
    const sum = total(digits);
    return counted(held({ big: sum > 13, small: sum < 14, odd: sum % 2 === 1, even: sum % 2 === 0 }, halves!));
  },
  'sum-quarters': ([quarters], digits) => {
    const name = `${total(digits) > 13 ? 'big' : 'small'}-${total(digits) % 2 === 1 ? 'odd' : 'even'}`;
    return named(held({ [name]: true }, quarters!));
  },
  'sum-extremes': ([extremes], digits) =>
    counted(held({ highest: total(digits) > 21, lowest: total(digits) < 6 }, extremes!)),
  shape: DIGIT_ORACLES.special!,
};

function oracleOf({ code }: Play): Oracle {
  const [, start, end] = /^(three|front2|back2)-(.+)$/.exec(code) ?? [code, code, ''];
  if (code === 'position') return onSpan(scatteredOracle(1));
  if (code === 'dragon-tiger') return onSpan(versusOracle(false));
  if (SUMS[code]) return onSpan(SUMS[code]);
  return onSpan(DIGIT_ORACLES[end!]!, SPANS[start!]);
}

/** The example, and for picks all values where a row takes them all. */
function check(play: Play): void {
  const oracle = oracleOf(play);
  checkReturn(play, checkExample(play, digitOutcomes(3), oracle), GROUP_1950);
  const all = play.rows.map(({ kind, values, max }) => (kind === 'picks' && max === values.length ? values : null));
  if (all.some((row) => row === null)) return;
  const selection = all.map((row) => row!);
  checkReturn(play, checkSelection(play, selection, digitOutcomes(3), oracleOf(play)), GROUP_1950, selection);
}

it.each(pick3Plays(HOUSE).map((play) => [play.code, play] as const))(
  '[10-03] [10-12] 3D %s settles like the oracle over all outcomes',
  (_, play) => check(play),
);
it.each(pc28Plays().map((play) => [play.code, play] as const))(
  '[10-03] [10-12] PC28 %s settles like the oracle over all outcomes',
  (_, play) => check(play),
);

it('[10-03] a tie of 3D returns the stake where the house says so', () => {
  const push = playNamed(pick3Plays({ ...HOUSE, dragonTigerTie: 'push' }), 'dragon-tiger');
  checkReturn(push, checkExample(push, digitOutcomes(3), onSpan(versusOracle(true))), GROUP_1950);
});

it.each([
  ['three-direct', 'hit', 1_950],
  ['three-group-three', 'hit', 650],
  ['three-group-six', 'hit', 325],
  ['three-any-1', 'hit', 7.2],
  ['position', 'hit', 19.5],
  ['back2-group', 'hit', 97.5],
])('[10-03] 3D %s %s pays %d at group 1950', (code, tier, price) => {
  expect(centsOf(playNamed(pick3Plays(HOUSE), code), tier, GROUP_1950)).toBe(Math.round(price * 100));
});

it('[10-03] the sums of PC28 weigh as in the table', () => {
  expect(Object.values(playNamed(pc28Plays(), 'sum-value').tiers).join()).toBe(
    '1,3,6,10,15,21,28,36,45,55,63,69,73,75,75,73,69,63,55,45,36,28,21,15,10,6,3,1',
  );
  expect(centsOf(playNamed(pc28Plays(), 'sum-value'), '13', GROUP_1950)).toBe(2600);
});
