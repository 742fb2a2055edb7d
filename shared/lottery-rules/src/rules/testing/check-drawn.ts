import type { Result } from '../../draw.ts';
import { type Play, type Win, winsByNote } from '../../play.ts';
import { formatSelection, type Selection } from '../../selection.ts';
import type { Oracle } from './check-play.ts';

const text = (wins: readonly (readonly [tier: string, notes: bigint | number])[]): string =>
  wins
    .filter(([, notes]) => notes > 0)
    .map(([tier, notes]) => `${tier} ${notes}`)
    .sort()
    .join(', ');
const textOf = (wins: readonly Win[]): string => text(wins.map(({ tier, notes }) => [tier, notes]));

/** Compares a selection's wins on one result, at once and note by note, with the oracle's. Throws if they differ; returns whether it won. */
export function checkDrawn(play: Play, selection: Selection, result: Result, oracle: Oracle): boolean {
  const expected = text(Object.entries(oracle(selection, result)));
  for (const wins of [play.wins(selection, result), winsByNote(play, selection, result)])
    if (textOf(wins) !== expected)
      throw new Error(
        `${play.code} ${formatSelection(selection)} on ${result.map((group) => group.join(',')).join('|')}: "${textOf(wins)}", oracle "${expected}"`,
      );
  return expected !== '';
}
