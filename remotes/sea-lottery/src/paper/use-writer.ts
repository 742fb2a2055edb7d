import type { Board } from '@atrium/contracts/lottery-bets';
import { entriesOf } from '@atrium/draws/board/entries';
import { quoteOf } from '@atrium/draws/board/quote';
import { host } from '@atrium/host';
import { decimalOf, parseAmount } from '@atrium/i18n/format';
import type { Play } from '@atrium/lottery-rules/play';
import { formatSelection } from '@atrium/lottery-rules/selection';
import { useState } from 'react';
import type { Kind } from './kinds.ts';
import { unitStakeOf } from './stake.ts';

/** What would be added: one line, or several where a play takes few numbers in a line. */
export interface Draft {
  readonly play: Play;
  readonly notes: bigint;
  readonly stake: bigint;
  readonly lines: readonly { play: string; selection: string; unit: string; multiple: number }[];
}

/** The list that is being written: numbers of one kind, the plays that they are for, and the stake of a number on each. */
export function useWriter(board: Board, kind: Kind, playType: string) {
  const { fractionDigits } = host().brand;
  const [textBy, setText] = useState<Readonly<Record<string, string>>>({});
  const [chosenBy, setChosen] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [stakeBy, setStake] = useState<Readonly<Record<string, string>>>({});
  const text = textBy[kind.code] ?? '';
  const first = kind.plays.find(({ tab, code }) => tab === playType || code === playType) ?? kind.plays[0]!;
  const chosen = chosenBy[kind.code] ?? [first.code];
  const ordinary = decimalOf(board.units[0]!, fractionDigits);
  const stakeText = (play: string): string => stakeBy[play] ?? ordinary;
  const stakeOf = (play: string) => {
    const minor = parseAmount(stakeText(play), fractionDigits);
    return minor === null ? null : unitStakeOf(minor, board.units);
  };
  const numbers = numbersIn(kind, text);
  const drafts = kind.plays
    .filter(({ code }) => chosen.includes(code))
    .flatMap((play): Draft[] => {
      const stakes = stakeOf(play.code);
      return stakes ? draftOf(board, play, numbers, stakes) : [];
    });
  const put = (next: ReadonlySet<string>) => setText((all) => ({ ...all, [kind.code]: [...next].sort().join(' ') }));

  return {
    text,
    /** Numbers as they are written; a play may put their digits in order, and then take fewer. */
    numbers,
    wrong: numbers.filter((number) => kind.row.kind === 'typed' && entriesOf(kind.row, number).wrong.length > 0),
    chosen,
    drafts,
    notes: drafts.reduce((sum, draft) => sum + draft.notes, 0n),
    stake: drafts.reduce((sum, draft) => sum + draft.stake, 0n),
    stakeText,
    /** Every stake is a multiple of the smallest unit, in minor units. */
    stakeStep: board.units.at(-1)!,
    /** Whether the stake cannot be bet: no amount, or none of the game's units divides it. */
    isWrongStake: (play: string): boolean => stakeOf(play) === null,
    setStake: (play: string, next: string) => setStake((all) => ({ ...all, [play]: next })),
    type: (next: string) => setText((all) => ({ ...all, [kind.code]: next })),
    put,
    add: (...more: readonly string[]) => put(new Set([...numbers, ...more])),
    toggle: (number: string) => {
      const next = new Set(numbers);
      if (!next.delete(number)) next.add(number);
      put(next);
    },
    /** At least one play stays chosen. */
    choose: (play: string) => {
      const next = chosen.includes(play) ? chosen.filter((one) => one !== play) : [...chosen, play];
      if (next.length > 0) setChosen((all) => ({ ...all, [kind.code]: next }));
    },
    clear: () => put(new Set()),
  };
}
export type Writer = ReturnType<typeof useWriter>;

const numbersIn = ({ row }: Kind, text: string): string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[^0-9R]+/)
      .filter((number) => number.length === (row.kind === 'typed' ? row.length : 1)),
  ),
];

function draftOf(
  board: Board,
  play: Play,
  numbers: readonly string[],
  stakes: { unit: string; multiple: number },
): Draft[] {
  const row = play.rows[0]!;
  const entries = row.kind === 'typed' ? entriesOf(row, numbers.join(' ')).entries : [...numbers];
  const lines: { play: string; selection: string; unit: string; multiple: number }[] = [];
  let [notes, stake] = [0n, 0n];
  for (let from = 0; from < entries.length; from += row.max) {
    const read = play.parse(entries.slice(from, from + row.max).join(','));
    if ('fault' in read) continue;
    const quote = quoteOf(play, read.selection, board.rules.pricing, stakes);
    notes += quote.notes;
    stake += quote.stake;
    lines.push({ play: play.code, selection: formatSelection(read.selection), ...stakes });
  }
  return lines.length > 0 ? [{ play, notes, stake, lines }] : [];
}
