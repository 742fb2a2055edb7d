import fc from 'fast-check';
import { draw } from '../../draw.ts';
import { exampleOf, winsByNote } from '../../play.ts';
import { formatFraction } from '../../fraction.ts';
import { returnOf } from '../../price.ts';
import { playNamed } from '../testing/prices.ts';
import { kenoPlays } from './keno.ts';

const plays = kenoPlays();
const SETS = 3_535_316_142_212_174_320n;
const GROUP_1950 = { group: { base: 2000, group: 1950 } };

/** Sets of twenty of eighty by what a number contributes: a recurrence over the numbers. */
function setsBy(contribution: (ball: number) => number): Map<number, bigint> {
  let counts: Map<number, bigint>[] = Array.from({ length: 21 }, () => new Map<number, bigint>());
  counts[0]!.set(0, 1n);
  for (let ball = 1; ball <= 80; ball += 1) {
    const next = counts.map((bySum) => new Map(bySum));
    for (let size = 0; size < 20; size += 1)
      for (const [sum, sets] of counts[size]!) {
        const more = sum + contribution(ball);
        next[size + 1]!.set(more, (next[size + 1]!.get(more) ?? 0n) + sets);
      }
    counts = next;
  }
  return counts[20]!;
}
const weigh = (counts: Map<number, bigint>, fits: (sum: number) => boolean): bigint =>
  [...counts].reduce((all, [sum, sets]) => (fits(sum) ? all + sets : all), 0n);

it('weighs big and small, odd and even, halves and spots like the recurrence', () => {
  const sums = setsBy((ball) => ball);
  expect(weigh(sums, () => true)).toBe(SETS);
  const [above, middle] = [weigh(sums, (sum) => sum > 810), weigh(sums, (sum) => sum === 810)];
  expect(playNamed(plays, 'size').tiers).toEqual({ hit: above, push: middle });
  expect(weigh(sums, (sum) => sum < 810)).toBe(above);
  const odd = weigh(sums, (sum) => sum % 2 === 1);
  expect(playNamed(plays, 'parity').tiers).toEqual({ odd, even: SETS - odd });
  for (const [code, first, inHalf] of [
    ['upper-lower', 'upper', (ball: number) => ball < 41],
    ['odd-even', 'odd', (ball: number) => [1, 3, 5, 7, 9].includes(ball % 10)],
  ] as const) {
    const counts = setsBy((ball) => (inHalf(ball) ? 1 : 0));
    const { level, ...sides } = playNamed(plays, code).tiers;
    expect(level).toBe(counts.get(10));
    expect(sides[first]).toBe(weigh(counts, (count) => count > 10));
    expect(Object.values(sides)[1]).toBe(weigh(counts, (count) => count < 10));
  }
  for (const spots of [1, 2, 3, 4, 5])
    expect(playNamed(plays, `spots-${spots}`).tiers.hit).toBe(setsBy((ball) => (ball <= spots ? 1 : 0)).get(spots));
});

it('settles drawn numbers like the oracle', () => {
  const random = fc.sample(fc.nat({ max: 2 ** 30 }), { numRuns: 4_000, seed: 80 });
  for (let turn = 0; turn < 150; turn += 1) {
    const result = draw('keno', (below) => random[(turn * 20 + below) % 4_000]! % below);
    const balls = result[0]!.map(Number);
    const sum = balls.reduce((all, ball) => all + ball, 0);
    const upper = balls.filter((ball) => ball <= 40).length;
    const odd = balls.filter((ball) => ball % 2 === 1).length;
    const won = (code: string, row: string[]) =>
      playNamed(plays, code)
        .wins([row], result)
        .map(({ tier, notes }) => `${tier} ${notes}`);
    expect(won('size', ['big', 'small'])).toEqual([sum === 810 ? 'push 2' : 'hit 1']);
    expect(won('size', ['big'])).toEqual(sum > 810 ? ['hit 1'] : sum === 810 ? ['push 1'] : []);
    expect(won('parity', ['odd', 'even'])).toEqual([sum % 2 === 1 ? 'odd 1' : 'even 1']);
    expect(won('upper-lower', ['upper', 'lower', 'level'])).toEqual([
      `${upper > 10 ? 'upper' : upper < 10 ? 'lower' : 'level'} 1`,
    ]);
    expect(won('odd-even', ['odd', 'even', 'level'])).toEqual([`${odd > 10 ? 'odd' : odd < 10 ? 'even' : 'level'} 1`]);
    const picks = result[0]!.slice(0, 4);
    expect(won('spots-3', [...picks, '81'])).toEqual(['hit 4']);
    for (const play of plays)
      expect(play.wins(exampleOf(play), result)).toEqual(winsByNote(play, exampleOf(play), result));
  }
});

it('returns the stake of big and small on 810', () => {
  const level = [...Array.from({ length: 10 }, (_, at) => at + 1), ...Array.from({ length: 10 }, (_, at) => 80 - at)];
  const result = [level.sort((a, b) => a - b).map((ball) => String(ball).padStart(2, '0'))];
  expect(level.reduce((all, ball) => all + ball, 0)).toBe(810);
  expect(playNamed(plays, 'size').wins([['small']], result)).toEqual([{ tier: 'push', notes: 1n }]);
  expect(
    formatFraction(returnOf(playNamed(plays, 'spots-5'), exampleOf(playNamed(plays, 'spots-5')), GROUP_1950)!),
  ).toBe('39/40');
});
