import { win } from '../../play.ts';
import type { TypedRow } from '../../selection.ts';
import type { Numbers, NumbersRule } from './numbers-rule.ts';

/** The most entries of one selection. */
const MAX_ENTRIES = 20_000;

export interface Typed {
  readonly code: string;
  readonly name: string;
  readonly entry: Pick<TypedRow, 'values' | 'length' | 'separator' | 'sorted' | 'fits'>;
  /** The weight of an entry by tier. */
  readonly tiers: Readonly<Record<string, bigint>>;
  /** The tier of an entry, where there is more than one. */
  tierOf?(entry: readonly string[]): string;
  readonly example: string;
}

/** Whole entries: a note is an entry, in order or, where it is sorted, in any order. */
export function typed({ code, name, entry, tiers, tierOf = () => 'hit', example }: Typed): NumbersRule {
  const { values, separator, sorted } = entry;
  const split = (note: string): string[] => note.split(separator);
  const entryOf = (numbers: Numbers): string =>
    (sorted ? [...numbers].sort((a, b) => values.indexOf(a) - values.indexOf(b)) : numbers).join(separator);
  return {
    code,
    name,
    rows: [{ kind: 'typed', name: 'entries', ...entry, min: 1, max: MAX_ENTRIES }],
    example,
    tiers,
    count: ([entries]) => BigInt(entries!.length),
    expand: ([entries]) => entries!,
    hits: (note, numbers) => win(entryOf(numbers) === note, tierOf(split(note))),
    wins([entries], numbers) {
      const drawn = entryOf(numbers);
      return has(entries!, drawn) ? win(1, tierOf(split(drawn))) : [];
    },
    ...(!sorted && { winners: ([entries]) => entries!.map(split) }),
    most: () => 1n,
    tally([entries]) {
      const tally: Record<string, bigint> = {};
      for (const note of entries!) {
        const tier = tierOf(split(note));
        tally[tier] = (tally[tier] ?? 0n) + 1n;
      }
      return tally;
    },
  };
}

/** Whether a sorted list has the entry. */
function has(entries: readonly string[], entry: string): boolean {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (entries[middle]! < entry) low = middle + 1;
    else high = middle;
  }
  return entries[low] === entry;
}
