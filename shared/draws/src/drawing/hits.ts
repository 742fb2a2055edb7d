import { type Family, groupsOf } from '@atrium/lottery-rules/families';
import type { Result } from '@atrium/lottery-rules/draw';
import type { Play } from '@atrium/lottery-rules/play';
import type { Selection } from '@atrium/lottery-rules/selection';

/** The drawn numbers that an own line won by: places of a result, `group.number`, or `group.number.digit` of longer numbers. */
export type Hits = ReadonlySet<string>;
export const NO_HITS: Hits = new Set();

export const placeOf = (...at: readonly number[]): string => at.join('.');

/** Nothing that can be drawn. */
const NOTHING = '?';

/**
 * Finds the drawn numbers that lines won by. A place counts where a line would win less with nothing drawn there, so that every
 * play is understood without code of its own: the last three digits of a first prize, all dice of a sum.
 */
export function hitsOf(family: Family, result: Result, lines: readonly { play: Play; selection: Selection }[]): Hits {
  const winning = lines.flatMap((line) => {
    const won = notesOf(line.play, line.selection, result);
    return won > 0n ? [{ ...line, won }] : [];
  });
  const hits = new Set<string>();
  if (winning.length === 0) return hits;
  for (const [at, group] of groupsOf(family).entries())
    for (const [index, number] of result[at]!.entries()) {
      const isLong = group.kind === 'digits' && group.width > 1;
      for (let digit = 0; digit < (isLong ? number.length : 1); digit += 1) {
        const without = isLong ? number.slice(0, digit) + NOTHING + number.slice(digit + 1) : NOTHING;
        const changed = result.with(at, result[at]!.with(index, without));
        if (winning.some(({ play, selection, won }) => notesOf(play, selection, changed) < won))
          hits.add(isLong ? placeOf(at, index, digit) : placeOf(at, index));
      }
    }
  return hits;
}

function notesOf(play: Play, selection: Selection, result: Result): bigint {
  try {
    return play.wins(selection, result).reduce((sum, { notes }) => sum + notes, 0n);
  } catch {
    // A rule that cannot read the changed result depends on the changed place.
    return 0n;
  }
}
