import fc from 'fast-check';
import { product } from './combinations.ts';
import type { Result } from './draw.ts';
import type { Group } from './families.ts';
import { greatestOfEndings } from './greatest-endings.ts';
import type { TicketLine } from './line-payout.ts';
import type { Play } from './play.ts';
import { payoutOf } from './price.ts';
import { da } from './rules/vietnam/da.ts';
import { daTable } from './rules/vietnam/da-table.ts';
import { ending } from './rules/vietnam/ending.ts';
import type { Region, Spot } from './rules/vietnam/region.ts';
import { truot, xien, xienQuay } from './rules/vietnam/together.ts';

/** A region of four numbers whose digits are 0, 1 and 9, where no bet has a 9: all its outcomes can be paid. */
const GROUPS: readonly Group[] = [
  { kind: 'digits', name: 'special', width: 3, count: 1 },
  { kind: 'digits', name: 'g1', width: 2, count: 3 },
];
const spots: Spot[] = GROUPS.flatMap((group, groupIndex) =>
  Array.from({ length: group.count }, (_, at) => ({
    group: group.name,
    groupIndex,
    at,
    width: group.kind === 'digits' ? group.width : 0,
  })),
);
const REGION: Region = { family: 'vn-south', spots, digits: 9 };
const DIGITS = ['0', '1', '9'];
const numbersOf = (width: number): string[] =>
  Array.from(product(Array.from({ length: width }, () => DIGITS)), (digits) => digits.join(''));
const OUTCOMES: Result[] = Array.from(
  product([numbersOf(3), numbersOf(2), numbersOf(2), numbersOf(2)]),
  ([special, ...others]): Result => [[special!], others],
);

const bet = (code: string, length: number, some: readonly Spot[], before = 0): Play =>
  ending(REGION, { code, tab: '', name: '', length, spots: some, before });
const BETS: Play[] = [
  bet('two', 2, spots),
  bet('three', 3, spots.slice(0, 1)),
  bet('first', 2, spots.slice(0, 1)),
  bet('last', 2, spots.slice(2)),
  bet('units', 1, spots.slice(0, 2)),
  bet('tens', 1, spots.slice(0, 1), 1),
  xien(REGION, 2),
  xien(REGION, 3),
  xienQuay(REGION),
  truot(REGION, 2),
  truot(REGION, 3),
  da(REGION),
  daTable(REGION, 2),
  daTable(REGION, 3),
];
const PICKS = ['00', '01', '10', '11'];

function lineOf(play: Play, whole: boolean): fc.Arbitrary<TicketLine> {
  const [row] = play.rows;
  const values =
    row!.kind === 'typed'
      ? Array.from(product(Array.from({ length: row!.length }, () => ['0', '1'])), (digits) => digits.join(''))
      : row!.values.length === 10
        ? ['0', '1']
        : PICKS;
  const price = whole ? fc.integer({ min: 1, max: 40 }).map(String) : fc.constantFrom('7/3', '5/2', '12', '19/7');
  return fc
    .tuple(
      fc.subarray(values, { minLength: row!.min, maxLength: Math.min(row!.max, values.length) }),
      fc.array(price, { minLength: 5, maxLength: 5 }),
      fc.constantFrom(1n, 2n),
    )
    .map(([picks, prices, multiple]) => ({
      play,
      selection: [picks],
      prices: Object.fromEntries(Object.keys(play.tiers).map((tier, at) => [tier, prices[at]!])),
      stakes: { unitMinor: 1n, multiple },
    }));
}
const tickets = (whole: boolean) =>
  fc.array(
    fc.constantFrom(...BETS).chain((play) => lineOf(play, whole)),
    { minLength: 1, maxLength: 5 },
  );
const paid = (lines: readonly TicketLine[], result: Result): number =>
  lines.reduce(
    (sum, { play, selection, prices, stakes }) => sum + Number(payoutOf(play.wins(selection, result), prices, stakes)),
    0,
  );
const enumerated = (lines: readonly TicketLine[]): number =>
  OUTCOMES.reduce((most, result) => Math.max(most, paid(lines, result)), 0);

it('[10-35] the greatest payout of lines on many numbers is that of the best of all outcomes', () => {
  fc.assert(
    fc.property(tickets(true), (lines) => {
      const found = greatestOfEndings(lines, GROUPS);
      expect({ most: found.most, exact: found.exact }).toEqual({ most: enumerated(lines), exact: true });
      expect(paid(lines, found.numbers!)).toBe(found.most);
    }),
    { numRuns: 8, seed: 3511 },
  );
});

it('[10-35] where payouts are rounded, the greatest payout is too high by the rounding of the lines at most', () => {
  fc.assert(
    fc.property(tickets(false), (lines) => {
      const { most } = greatestOfEndings(lines, GROUPS);
      const best = enumerated(lines);
      expect(most).toBeGreaterThanOrEqual(best);
      expect(most - best).toBeLessThanOrEqual(lines.length);
    }),
    { numRuns: 4, seed: 3512 },
  );
});
