import type { Result } from './draw.ts';
import { partFor, type TicketLine } from './line-payout.ts';
import { groupsOf } from './families.ts';

/** Numbers times lines that are tried for each group of a draw: some milliseconds. */
const MAX_TRIALS = 8_000;

/**
 * The outcome that pays most to lines whose plays have `winners`: each drawn number wins on its own, so every number of a group is the
 * one that wins most there. Null where a play has none, or where there is too much to try.
 */
export function bestOfNumbers(lines: readonly TicketLine[]): Result | null {
  const groups = groupsOf(lines[0]!.play.family);
  const numbers = numbersOf(lines, groups);
  if (!numbers) return null;
  const worth = lines.map(partFor);
  return groups.map((group, at) => {
    let [best, most] = ['', -1];
    for (const number of numbers) {
      const alone = groups.map((_, other) => (other === at ? [number] : []));
      let paid = 0;
      for (const [index, { play, selection }] of lines.entries()) paid += worth[index]!(play.wins(selection, alone));
      if (paid > most) [best, most] = [number, paid];
    }
    return Array.from({ length: group.count }, () => best);
  });
}

/** All that can win, as long as the draw's numbers; null if there are too many, or a play does not say. */
function numbersOf(lines: readonly TicketLine[], groups: ReturnType<typeof groupsOf>): ReadonlySet<string> | null {
  const [group] = groups;
  if (group?.kind !== 'digits') return null;
  const numbers = new Set<string>();
  for (const { play, selection } of lines) {
    if (!play.winners) return null;
    for (const number of play.winners(selection)) {
      numbers.add(number.padStart(group.width, '0'));
      if (numbers.size * lines.length > MAX_TRIALS) return null;
    }
  }
  return numbers;
}
