import { product } from '../../combinations.ts';
import { win } from '../../play.ts';
import type { Selection } from '../../selection.ts';
import type { NumbersRule } from '../numbers/numbers-rule.ts';
import { direct } from './by-place.ts';

const TIERS = ['one', 'two', 'three', 'four', 'five'];
const tuplesOf = (rows: Selection): bigint => rows.reduce((tuples, row) => tuples * BigInt(row.length), 1n);

/**
 * Every chosen tuple is bet on as a whole and without its first, first two, … digits: as many notes as places, each with a price of
 * its own. An outcome of five right digits wins five notes, or more where the first rows have several digits.
 */
export function combination(places: number, from = 0): NumbersRule {
  const tiers = TIERS.slice(0, places).reverse();
  const { winners: _winners, most: _most, ...whole } = direct(places, from);
  return {
    ...whole,
    code: 'combination',
    name: 'combination',
    tiers: Object.fromEntries(tiers.map((tier, skipped) => [tier, 10n ** BigInt(skipped)])),
    count: (rows) => whole.count(rows) * BigInt(places),
    *expand(rows) {
      for (const digits of product(rows)) for (const tier of tiers) yield `${digits.join('')} ${tier}`;
    },
    hits(note, numbers) {
      const [digits, tier] = note.split(' ') as [string, string];
      const skipped = tiers.indexOf(tier);
      return win(digits.slice(skipped) === numbers.slice(skipped).join(''), tier);
    },
    wins(rows, numbers) {
      let right = 0;
      while (right < places && rows[places - 1 - right]!.includes(numbers[places - 1 - right]!)) right += 1;
      let others = tuplesOf(rows.slice(0, places - right));
      const wins = [];
      for (let tail = right; tail > 0; tail -= 1) {
        wins.push({ tier: TIERS[tail - 1]!, notes: others });
        others *= BigInt(rows[places - tail]!.length);
      }
      return wins;
    },
    terms: (rows) =>
      tiers.map((tier, skipped) => {
        const notes = tuplesOf(rows.slice(0, skipped));
        return {
          places: Array.from({ length: places - skipped }, (_, at) => skipped + at),
          winners: () => product(rows.slice(skipped)),
          most: notes,
          wins: () => win(notes, tier),
        };
      }),
    tally(rows) {
      const notes = whole.count(rows);
      return Object.fromEntries(tiers.map((tier) => [tier, notes]));
    },
    mostByTier: (rows) => Object.fromEntries(tiers.map((tier, skipped) => [tier, tuplesOf(rows.slice(0, skipped))])),
  };
}
