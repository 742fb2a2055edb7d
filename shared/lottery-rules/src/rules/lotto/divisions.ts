import { choose } from '../../combinations.ts';
import type { Result } from '../../draw.ts';
import { type Family, groupsOf } from '../../families.ts';
import { type Win, win } from '../../play.ts';

/** Numbers of one entry. */
export const ENTRY = 6;

/** A prize of a game of six numbers: how many are right, and whether the extra number is, where that matters. */
export interface Division {
  readonly tier: string;
  readonly right: number;
  readonly extra?: boolean;
}

/** Six of `numbers`, with an extra number or without. */
export interface Lotto {
  readonly family: Family;
  readonly numbers: readonly string[];
  readonly hasExtra: boolean;
  readonly space: bigint;
  readonly divisions: readonly Division[];
}

export function lottoOf(family: Family, divisions: readonly Division[]): Lotto {
  const [main, extra] = groupsOf(family);
  if (main?.kind !== 'picks' || main.count !== ENTRY) throw new Error(`${family} does not draw six numbers.`);
  const numbers = Array.from({ length: main.to }, (_, index) => String(index + 1).padStart(2, '0'));
  const extras = extra ? BigInt(numbers.length - ENTRY) : 1n;
  return { family, numbers, hasExtra: Boolean(extra), space: choose(numbers.length, ENTRY) * extras, divisions };
}

const counts = ({ extra }: Division, extraRight: boolean): boolean => extra === undefined || extra === extraRight;

/** Outcomes in which one entry wins each division. */
export const divisionWeights = ({ numbers, hasExtra, divisions }: Lotto): Record<string, bigint> =>
  Object.fromEntries(
    divisions.map((division) => {
      const { tier, right } = division;
      const drawn = choose(ENTRY, right) * choose(numbers.length - ENTRY, ENTRY - right);
      // Extra numbers that the entry has, and that it does not have.
      const inside = ENTRY - right;
      const outside = numbers.length - ENTRY - inside;
      const extras = (counts(division, true) ? inside : 0) + (counts(division, false) ? outside : 0);
      return [tier, drawn * BigInt(hasExtra ? extras : 1)];
    }),
  );

/**
 * Winning entries by division of all sets of six that have every banker and otherwise only `others`: combinations of right, extra
 * and wrong numbers, without an expansion.
 */
export function divisionWins(
  { divisions }: Lotto,
  bankers: readonly string[],
  others: readonly string[],
  result: Result,
): Win[] {
  const main = new Set(result[0]);
  const extra = result[1]?.[0];
  const rightBankers = bankers.filter((number) => main.has(number)).length;
  const rightOthers = others.filter((number) => main.has(number)).length;
  const extraBanker = extra !== undefined && bankers.includes(extra);
  const extraOther = extra !== undefined && others.includes(extra) ? 1 : 0;
  const wrong = others.length - rightOthers - extraOther;
  const free = ENTRY - bankers.length;
  return divisions.flatMap((division) => {
    const right = division.right - rightBankers;
    let notes = 0n;
    for (let withExtra = 0; withExtra <= extraOther; withExtra += 1)
      if (counts(division, extraBanker || withExtra === 1))
        notes += choose(rightOthers, right) * choose(wrong, free - right - withExtra);
    return win(notes, division.tier);
  });
}
