import fc from 'fast-check';
import { exampleOf, type Play } from '../../play.ts';
import { formatSelection } from '../../selection.ts';
import { rowsArbitrary } from './selections.ts';

const codeOf = (play: Play, text: string): string | null => {
  const read = play.parse(text);
  return 'fault' in read ? read.fault.code : null;
};

/**
 * Counts, expansions and texts of random selections of a play: as many notes as counted, none twice, every tier's tally within
 * them, the same selection from its own text in any order, and refusals of unknown, repeated, missing and too many values.
 */
export function checkForm(play: Play, runs = 30): void {
  fc.assert(
    fc.property(rowsArbitrary(play.rows), fc.nat(), (rows, turn) => {
      const read = play.parse(
        formatSelection(rows.map((row) => row.toSpliced(0, turn % row.length).concat(row.slice(0, turn % row.length)))),
      );
      if ('fault' in read) return read.fault.code === 'REPEATED' || read.fault.code === 'NO_NOTE';
      const { selection } = read;
      const again = play.parse(formatSelection(selection));
      if ('fault' in again || formatSelection(again.selection) !== formatSelection(selection)) return false;
      const notes = [...play.expand(selection)];
      const count = play.count(selection);
      const tallies = Object.entries(play.tally(selection));
      return (
        count === BigInt(notes.length) &&
        new Set(notes).size === notes.length &&
        tallies.every(([tier, notesOf]) => notesOf >= 0n && notesOf <= count && tier in play.tiers) &&
        Object.values(play.tiers).every((weight) => weight > 0n)
      );
    }),
    { numRuns: runs },
  );
  checkRefusals(play);
}

function checkRefusals(play: Play): void {
  const example = exampleOf(play);
  const refuse = (text: string, ...codes: string[]): void => {
    const code = codeOf(play, text);
    if (!code || !codes.includes(code)) throw new Error(`${play.code} ${text}: ${code}, not ${codes.join(' or ')}`);
  };
  refuse(`${play.example}|1`, 'ROWS');
  for (const [index, row] of play.rows.entries()) {
    const withRow = (values: readonly string[]): string =>
      formatSelection(example.map((kept, at) => (at === index ? values : kept)));
    refuse(withRow([...example[index]!, 'x']), 'VALUE');
    refuse(withRow([...example[index]!, example[index]![0]!]), 'REPEATED');
    refuse(withRow(example[index]!.slice(0, row.min - 1)), 'TOO_FEW');
    if (row.kind === 'picks' && row.max < row.values.length)
      refuse(withRow(row.values.slice(0, row.max + 1)), 'TOO_MANY', 'REPEATED');
  }
}
