import type { Board } from '@atrium/contracts/lottery-bets';
import type { Play } from '@atrium/lottery-rules/play';
import { useAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { greatestOf } from './greatest.ts';
import { useNames } from './play-name.ts';
import { type Quote, quoteOf as quoteOfSelection } from './quote.ts';
import type { QuotedLine } from './slip.tsx';
import { removedAtom, slipAtom, type SlipLine } from './slip.state.ts';

/** The slip of a board's game: its lines at the board's prices, and what a member does with them. */
export function useSlip(board: Board, plays: ReadonlyMap<string, Play>) {
  const { code } = board.game;
  const [lines, setLines] = useAtom(useMemo(() => slipAtom(code), [code]));
  const [removed, setRemoved] = useAtom(useMemo(() => removedAtom(code), [code]));
  const [multiple, setMultiple] = useState(1);
  const names = useNames();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a quote is of the plays, the board and the multiple of its time.
  const quotes = useMemo(() => new WeakMap<SlipLine, Quote | null>(), [plays, board, multiple]);
  const quoteOf = (line: SlipLine): Quote | null => {
    let quote = quotes.get(line);
    if (quote === undefined) {
      quote = quoteOfLine(plays.get(line.play), line, board, multiple);
      quotes.set(line, quote);
    }
    return quote;
  };
  const quoted = lines.map(
    (line): QuotedLine => ({
      line,
      name: plays.has(line.play) ? names.play(plays.get(line.play)!) : line.play,
      quote: quoteOf(line),
    }),
  );
  const greatest = useMemo(() => greatestOf(plays, board, lines, multiple), [plays, board, lines, multiple]);
  const change = (next: readonly SlipLine[], before: readonly SlipLine[]) => {
    setLines(next);
    setRemoved(before);
  };
  return {
    lines: quoted,
    /** The most that one draw can pay to all lines; worked out again only when the slip changes, not at each pick (10-33). */
    greatest,
    multiple,
    setMultiple,
    add: (...added: readonly Omit<SlipLine, 'id'>[]) =>
      change(
        [
          ...lines,
          ...added.map(({ play, selection, unit, multiple: own }) => ({
            id: crypto.randomUUID(),
            play,
            selection,
            unit,
            multiple: own,
          })),
        ],
        [],
      ),
    remove: (id: string) =>
      change(
        lines.filter((line) => line.id !== id),
        lines,
      ),
    clear: () => change([], lines),
    /** The bet went through: nothing to bring back. */
    empty: () => {
      change([], []);
      setMultiple(1);
    },
    undo: removed.length > 0 ? () => change(removed, []) : null,
  };
}

function quoteOfLine(play: Play | undefined, line: SlipLine, board: Board, multiple: number): Quote | null {
  const read = play?.parse(line.selection);
  if (!play || !read || 'fault' in read) return null;
  return quoteOfSelection(play, read.selection, board.rules.pricing, {
    unit: line.unit,
    multiple: line.multiple * multiple,
  });
}
