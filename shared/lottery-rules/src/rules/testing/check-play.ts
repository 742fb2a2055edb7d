import type { Result } from '../../draw.ts';
import { exampleOf, type Play, winsByNote, winWeight } from '../../play.ts';
import { formatSelection, type Selection } from '../../selection.ts';

/** How many notes of a selection an outcome pays, per tier: written independently of the play, as slow as it likes. */
export type Oracle = (selection: Selection, result: Result) => Readonly<Record<string, number>>;

const record = (wins: ReturnType<Play['wins']>): Record<string, number> =>
  Object.fromEntries(wins.filter(({ notes }) => notes > 0n).map(({ tier, notes }) => [tier, Number(notes)]));
const withoutZeros = (wins: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(wins).filter(([, notes]) => notes > 0));

/** Count, expansion, canonical text and every outcome of one selection. Throws with the first difference. */
export function checkSelection(play: Play, selection: Selection, outcomes: Iterable<Result>, oracle: Oracle): void {
  const where = `${play.code} ${formatSelection(selection)}`;
  const notes = [...play.expand(selection)];
  if (new Set(notes).size !== notes.length) throw new Error(`${where}: a note is repeated`);
  if (BigInt(notes.length) !== play.count(selection))
    throw new Error(`${where}: ${play.count(selection)} counted, ${notes.length} expanded`);
  let paid = 0n;
  for (const result of outcomes) {
    const wins = play.wins(selection, result);
    const expected = withoutZeros(oracle(selection, result));
    for (const got of [wins, winsByNote(play, selection, result)])
      if (JSON.stringify(Object.entries(record(got)).sort()) !== JSON.stringify(Object.entries(expected).sort()))
        throw new Error(
          `${where} on ${result.flat().join(',')}: ${JSON.stringify(record(got))}, oracle ${JSON.stringify(expected)}`,
        );
    for (const { notes: won } of wins) paid += won;
  }
  if (paid !== winWeight(play, selection))
    throw new Error(`${where}: weight ${winWeight(play, selection)}, enumerated ${paid}`);
}

export const checkExample = (play: Play, outcomes: Iterable<Result>, oracle: Oracle): void =>
  checkSelection(play, exampleOf(play), outcomes, oracle);
