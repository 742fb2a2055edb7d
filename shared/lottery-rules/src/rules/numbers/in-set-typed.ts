import { win } from '../../play.ts';
import { type InSet, inSet } from './in-set.ts';
import type { NumbersRule } from './numbers-rule.ts';

/** Sets of different numbers that are typed, each winning as `inSet` says. */
export function inSetTyped(set: Omit<InSet, 'bankers'>, separator: '' | ' '): NumbersRule {
  const { values, size } = set;
  const { hits, tiers } = inSet(set);
  const spaced = (entry: string): string => entry.split(separator).join(' ');
  return {
    code: set.code,
    name: set.name,
    rows: [
      {
        kind: 'typed',
        name: 'entries',
        values,
        length: size,
        separator,
        sorted: true,
        fits: (entry) => new Set(entry).size === size,
        min: 1,
        max: 5_000,
      },
    ],
    example: [values.slice(0, size), values.slice(-size)].map((entry) => entry.join(separator)).join(','),
    tiers,
    count: ([entries]) => BigInt(entries!.length),
    expand: ([entries]) => entries!,
    hits: (note, numbers) => hits(spaced(note), numbers),
    wins: ([entries], numbers) => win(entries!.filter((entry) => hits(spaced(entry), numbers).length > 0).length),
  };
}
