import { definePlay, type Play, type Win, win } from '../../play.ts';
import type { Result } from '../../draw.ts';
import type { Selection } from '../../selection.ts';
import { BALLS, mainOf, PUSH_BALL, SPACE, specialOf } from './balls.ts';
import { SIDES } from './special.ts';

const LOWEST_BIG = 175;
const MAIN = 6;
const HIGHEST = 49 + 48 + 47 + 46 + 45 + 44;

/** What the sum of all seven balls is. */
const TOTALS: Readonly<Record<string, (total: number) => boolean>> = {
  big: (total) => total >= LOWEST_BIG,
  small: (total) => total < LOWEST_BIG,
  odd: (total) => total % 2 === 1,
  even: (total) => total % 2 === 0,
};
const sidesOf = (total: number): string =>
  Object.values(TOTALS)
    .map((holds) => Number(holds(total)))
    .join('');
const totalOf = (result: Result): number =>
  mainOf(result).reduce((sum, ball) => sum + Number(ball), Number(specialOf(result)));

/** Sets of 0 to 6 of all 49 balls, by size and sum. */
function setsBySum(): number[][] {
  const sets = Array.from({ length: MAIN + 1 }, () => Array<number>(HIGHEST + 1).fill(0));
  sets[0]![0] = 1;
  for (let ball = 1; ball <= 49; ball += 1)
    for (let size = MAIN; size > 0; size -= 1)
      for (let sum = HIGHEST; sum >= ball; sum -= 1) sets[size]![sum]! += sets[size - 1]![sum - ball]!;
  return sets;
}

/** Of each special ball, the number of sets of six others by what their total with it is. Every count is far below 2^53. */
const SETS_BESIDE: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map(
  ((all) =>
    BALLS.map((ball): [string, Record<string, number>] => {
      let without = all[0]!;
      for (let size = 1; size <= MAIN; size += 1) {
        const smaller = without;
        without = all[size]!.map((sets, sum) => sets - (smaller[sum - Number(ball)] ?? 0));
      }
      const setsWhere = (holds: (total: number) => boolean) =>
        without.reduce((sets, count, sum) => (holds(sum + Number(ball)) ? sets + count : sets), 0);
      return [ball, Object.fromEntries(Object.entries(TOTALS).map(([total, holds]) => [total, setsWhere(holds)]))];
    }))(setsBySum()),
);

/** Outcomes whose special ball is such, with this total. */
function weightOf(special: (ball: string) => boolean, total: string): bigint {
  let outcomes = 0;
  for (const [ball, sets] of SETS_BESIDE) if (special(ball)) outcomes += sets[total]!;
  return BigInt(outcomes);
}

export const totalSides: Play = definePlay({
  code: 'total-sides',
  tab: 'total',
  name: 'Total of seven',
  family: 'marksix',
  priced: 'odds',
  rows: [{ kind: 'picks', name: 'values', values: Object.keys(TOTALS), min: 1, max: 4 }],
  example: 'big,odd',
  space: SPACE,
  tiers: Object.fromEntries(Object.keys(TOTALS).map((side) => [side, weightOf(() => true, side)])),
  count: ([picked]) => BigInt(picked!.length),
  expand: ([picked]) => picked!,
  hits: (note, result) => win(TOTALS[note]!(totalOf(result)) ? 1 : 0, note),
  tally: ([picked]) => Object.fromEntries(picked!.map((side) => [side, 1n])),
  balls: ([picked]) => ({
    on: 'sum',
    sideOf: sidesOf,
    wins: (total) => picked!.flatMap((side) => win(TOTALS[side]!(total) ? 1 : 0, side)),
  }),
});

/** Legs on the special ball that do not favour a high or a low total. */
const SPECIAL_LEGS = ['odd', 'even', 'sum-odd', 'sum-even'] as const;
const legOf = (row: 'special' | 'total', side: string): string => `${row}-${side}`;
const sideOf = (leg: string): string => leg.slice(leg.indexOf('-') + 1);
const isPush = (ball: string): boolean => ball === PUSH_BALL;

function winsOfLegs([special, total]: Selection, sum: number, ball: string): Win[] {
  const won = total!.filter((leg) => TOTALS[sideOf(leg)]!(sum));
  if (isPush(ball)) return won.flatMap((leg): readonly Win[] => win(special!.length, leg));
  const right = special!.filter((leg) => SIDES[sideOf(leg)]!(ball));
  return right.flatMap((first) => won.map((second) => ({ tier: `${first}*${second}`, notes: 1n })));
}

/** A leg on the special ball with a leg on the total. At 49 the first leg counts odds of 1, so the tier is the other leg alone. */
export const parlay: Play = definePlay({
  code: 'parlay',
  tab: 'parlay',
  name: 'Parlay of special number and total',
  family: 'marksix',
  priced: 'odds',
  rows: [
    {
      kind: 'picks',
      name: 'special',
      values: SPECIAL_LEGS.map((side) => legOf('special', side)),
      min: 1,
      max: SPECIAL_LEGS.length,
    },
    { kind: 'picks', name: 'total', values: Object.keys(TOTALS).map((side) => legOf('total', side)), min: 1, max: 4 },
  ],
  example: 'special-odd,special-sum-even|total-big',
  space: SPACE,
  tiers: Object.fromEntries(
    Object.keys(TOTALS).flatMap((total) => [
      [legOf('total', total), weightOf(isPush, total)],
      ...SPECIAL_LEGS.map((side) => [
        `${legOf('special', side)}*${legOf('total', total)}`,
        weightOf((ball) => !isPush(ball) && SIDES[side]!(ball), total),
      ]),
    ]),
  ),
  count: ([special, total]) => BigInt(special!.length * total!.length),
  *expand([special, total]) {
    for (const first of special!) for (const second of total!) yield `${first}*${second}`;
  },
  hits(note, result) {
    const [first, second] = note.split('*') as [string, string];
    if (!TOTALS[sideOf(second)]!(totalOf(result))) return [];
    const ball = specialOf(result);
    return isPush(ball) ? win(1, second) : win(SIDES[sideOf(first)]!(ball) ? 1 : 0, note);
  },
  wins: (legs, result) => winsOfLegs(legs, totalOf(result), specialOf(result)),
  balls: (legs) => ({ on: 'sum', sideOf: sidesOf, wins: (total, special) => winsOfLegs(legs, total, special) }),
  tally: ([special, total]) =>
    Object.fromEntries(
      total!.flatMap((second) => [
        [second, BigInt(special!.length)],
        ...special!.map((first) => [`${first}*${second}`, 1n] as const),
      ]),
    ),
});
