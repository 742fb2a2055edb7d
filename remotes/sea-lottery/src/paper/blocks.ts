import type { QuotedLine } from '@atrium/draws/board/use-slip';
import type { Kind } from './kinds.ts';

/** Numbers that were written together, on one play or on several: a line of the paper, with a cell for each play. */
export interface PaperRow {
  readonly numbers: readonly string[];
  readonly cells: ReadonlyMap<string, QuotedLine>;
}

/** Rows of one kind, one below the other, under a head with a column for each play that they are on. */
export interface Block {
  readonly kind: Kind | undefined;
  readonly plays: readonly string[];
  readonly rows: readonly PaperRow[];
}

const ordered = (numbers: readonly string[]): string =>
  numbers
    .map((number) => [...number].sort().join(''))
    .sort()
    .join();

/** Whether a line has the numbers of a row; tod writes their digits in order. */
const isSame = (numbers: readonly string[], selection: string, play: string): boolean =>
  numbers.join() === selection || (play === 'three-tod' && ordered(numbers) === ordered(selection.split(',')));

/** The lines of a slip in their order as blocks of rows; the same numbers on another play of the kind share a row. */
export function blocksOf(lines: readonly QuotedLine[], kinds: readonly Kind[]): Block[] {
  const blocks: { kind: Kind | undefined; rows: { numbers: readonly string[]; cells: Map<string, QuotedLine> }[] }[] =
    [];
  for (const quoted of lines) {
    const { play, selection } = quoted.line;
    const kind = kinds.find(({ plays }) => plays.some(({ code }) => code === play));
    let block = blocks.at(-1);
    if (!block || !kind || block.kind !== kind) {
      block = { kind, rows: [] };
      blocks.push(block);
    }
    const row = block.rows.find(({ numbers, cells }) => !cells.has(play) && isSame(numbers, selection, play));
    if (row) row.cells.set(play, quoted);
    else block.rows.push({ numbers: selection.split(','), cells: new Map([[play, quoted]]) });
  }
  return blocks.map(({ kind, rows }) => {
    const used = new Set(rows.flatMap(({ cells }) => [...cells.keys()]));
    return {
      kind,
      rows,
      plays: kind ? kind.plays.map(({ code }) => code).filter((code) => used.has(code)) : [...used],
    };
  });
}
