import type { Board } from '@atrium/contracts/lottery-bets';
import type { Play } from '@atrium/lottery-rules/play';
import { useAtom } from 'jotai';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { greatestOfSlip } from './greatest.ts';
import { useNames } from './play-name.ts';
import { type NewLine, removedAtom, slipAtom, type SlipLine } from './slip.state.ts';
import { prizeOf } from './prize-of.ts';
import { type SlipQuote, slipQuoteOf } from './slip-quote.ts';

/** A line of the slip with its play's name and what it costs now; `quote` is null for a play that the game no longer has. */
export interface QuotedLine {
  readonly line: SlipLine;
  /** Null for one that the game no longer has. */
  readonly play: Play | null;
  readonly name: string;
  readonly quote: SlipQuote | null;
  /** The most that one note wins at its unit and multiple, in minor units. */
  readonly prize: string | null;
}

const withId = ({ play, selection, unit, multiple }: NewLine): SlipLine => ({
  id: crypto.randomUUID(),
  play,
  selection,
  unit,
  multiple,
});

/** Puts lines into a game's slip, for the draw that is open now unless they join others. */
export function useAddLines(gameCode: string, issue: string | undefined) {
  const [slip, set] = useAtom(useMemo(() => slipAtom(gameCode), [gameCode]));
  return (...added: readonly NewLine[]) =>
    set({
      lines: [...slip.lines, ...added.map(withId)],
      issue: slip.lines.length > 0 ? slip.issue : (issue ?? null),
    });
}

/** The slip of a board's game: its lines at the prices of the draw `issue`, and what a member does with them. */
export function useSlip(board: Board, plays: ReadonlyMap<string, Play>, issue: string | undefined) {
  const { code } = board.game;
  const [slip, setSlip] = useAtom(useMemo(() => slipAtom(code), [code]));
  const [removed, setRemoved] = useAtom(useMemo(() => removedAtom(code), [code]));
  const [multiple, setMultiple] = useState(1);
  const { lines } = slip;
  const restrictions = useMemo(
    () => board.restrictions.filter((one) => one.issue === issue),
    [board.restrictions, issue],
  );
  const quoted = useQuotedLines(board, plays, restrictions, lines);
  // The most that the lines can win together is a search; a keystroke does not wait for it.
  const searched = useDeferredValue(useMemo(() => ({ quoted, multiple }), [quoted, multiple]));
  const greatest = useMemo(() => greatestOfSlip(plays, searched.quoted, searched.multiple), [plays, searched]);
  const change = (next: readonly SlipLine[], before: readonly SlipLine[]) => {
    setSlip({ lines: next, issue: next.length > 0 ? (slip.issue ?? issue ?? null) : null });
    setRemoved(before);
  };
  return {
    lines: quoted,
    /** The draw that the lines were picked for. */
    issue: slip.issue,
    add: useAddLines(code, issue),
    moveTo: (next: string) => setSlip({ lines, issue: next }),
    /** The most that one draw can pay to all lines. */
    greatest,
    multiple,
    setMultiple,
    remove: (...ids: readonly string[]) =>
      change(
        lines.filter((line) => !ids.includes(line.id)),
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

function useQuotedLines(
  board: Board,
  plays: ReadonlyMap<string, Play>,
  restrictions: Board['restrictions'],
  lines: readonly SlipLine[],
): readonly QuotedLine[] {
  const names = useNames();
  const { language } = useTranslation().i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a quote is of the plays, the prices and the language of its time.
  const known = useMemo(() => new WeakMap<SlipLine, QuotedLine>(), [plays, board.rules, restrictions, language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names change with the language, which `known` follows.
  return useMemo(
    () =>
      lines.map((line) => {
        let quoted = known.get(line);
        if (!quoted) {
          const play = plays.get(line.play);
          const quote = slipQuoteOf(plays, board, restrictions, line);
          quoted = {
            line,
            play: play ?? null,
            name: play ? names.play(play) : line.play,
            quote,
            prize: prizeOf(line, quote?.parts.flatMap((part) => Object.values(part.prices)) ?? []),
          };
          known.set(line, quoted);
        }
        return quoted;
      }),
    [lines, known],
  );
}
