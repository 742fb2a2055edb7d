import type { Draw, LotteryGame } from '@atrium/contracts/lottery';
import type { Board } from '@atrium/contracts/lottery-bets';
import { ticketsResource } from '@atrium/draws/board/state';
import { greatestOf } from '@atrium/draws/board/greatest';
import { ownTickets } from '@atrium/draws/board/use-bet';
import { host, useResource, useSession } from '@atrium/host';
import type { Play } from '@atrium/lottery-rules/play';
import { pricesOf } from '@atrium/lottery-rules/price';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Field, keyOf } from './fields.ts';
import { lastRound } from './last-round.ts';
import type { Press } from './press.ts';
import { isRestoredAtom, pressAtom, pressErrorAtom, pressesAtom, restoreAtom, undoAtom } from './press.state.ts';
import { roundOutcome } from './round-outcome.ts';

const stakeOf = (presses: readonly Press[]): bigint => presses.reduce((sum, { stake }) => sum + BigInt(stake), 0n);
const ON_TABLE: ReadonlySet<Press['state']> = new Set(['sending', 'placed', 'undoing']);

interface Round {
  game: LotteryGame;
  board: Board;
  plays: ReadonlyMap<string, Play>;
  fields: readonly Field[];
  /** The round that takes bets. */
  draw: Draw | null;
}

/** The own bets on a round of the table, what the round before paid, and what a member does. `unit`: worth of the smallest chip. */
export function useRound({ game, board, plays, fields, draw }: Round) {
  const { i18n } = useTranslation();
  const press = useSetAtom(pressAtom);
  const undo = useSetAtom(undoAtom);
  const [error, setError] = useAtom(pressErrorAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal stays at the table that showed it.
  useEffect(() => () => setError(null), [game.code, setError]);
  const all = useAtomValue(pressesAtom);
  const signedIn = useSession() !== null;
  const { value: tickets } = useResource(ticketsResource, ownTickets(game.code, i18n.language), { paused: !signedIn });
  useRestored(game.code);
  const unit = board.units[0]!;
  const issue = draw?.issue ?? '';
  const own = useMemo(
    () => all.filter((one) => one.gameCode === game.code && one.issue === issue && ON_TABLE.has(one.state)),
    [all, game.code, issue],
  );
  const multipleOf = (stake: bigint): number => Number(stake / BigInt(unit));
  const fieldOf = (key: string): Field | undefined => fields.find((each) => keyOf(each) === key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are those of the plays, the units those of the board.
  const greatest = useMemo(() => {
    const lines = own.flatMap(({ field: key, stake }) => {
      const field = fieldOf(key);
      return field
        ? [{ play: field.play.code, selection: field.value, unit, multiple: multipleOf(BigInt(stake)) }]
        : [];
    });
    return lines.length > 0 ? greatestOf(plays, board, lines, 1) : null;
  }, [own, plays, board]);
  const last = own.findLast(({ state }) => state !== 'undoing');
  const again = lastRound(all, { gameCode: game.code, issue }).flatMap((one) => {
    const field = fieldOf(one.field);
    return field ? [{ field, multiple: multipleOf(one.stake) }] : [];
  });
  const place = async (field: Field, multiple: number) => {
    const prices = pricesOf(field.play, board.rules.pricing);
    if (!draw || !prices) return;
    const stake = String(BigInt(unit) * BigInt(multiple));
    await press(keyOf(field), {
      gameCode: game.code,
      issue: draw.issue,
      stake,
      lines: [{ play: field.play.code, selection: field.value, unit, multiple, notes: '1', stake, prices }],
    });
  };
  return {
    unit,
    error,
    staked: stakeOf(own),
    stakedOn: (field: Field): bigint => stakeOf(own.filter((one) => one.field === keyOf(field))),
    /** The most that one result can pay to the own bets; null without one. */
    greatest,
    /** What the own fields of a drawn round paid, by field. */
    paidIn: (drawn: string) => roundOutcome(all, { gameCode: game.code, issue: drawn }, tickets?.items ?? []),
    bet: (field: Field, multiple: number) => void host().protect('launch', () => place(field, multiple)),
    againStake:
      again.length > 0 ? again.reduce((sum, { multiple }) => sum + BigInt(unit) * BigInt(multiple), 0n) : null,
    // Each field is a bet of its own, so that Undo takes them back one by one and a refusal concerns one field.
    betAgain: () =>
      void host().protect('launch', async () => {
        await Promise.all(again.map(({ field, multiple }) => place(field, multiple)));
      }),
    undo: last ? () => void undo(last) : null,
  };
}

/** Tickets that a page looks back on when it opens: every press is one. */
const TICKETS_RESTORED = 100;

/** The bets of a round outlive a reload: they are the server's, so the table asks for them once. */
function useRestored(gameCode: string): void {
  const { i18n } = useTranslation();
  const isRestored = useAtomValue(isRestoredAtom)(gameCode);
  const restore = useSetAtom(restoreAtom);
  const paused = useSession() === null || isRestored;
  const { value } = useResource(
    ticketsResource,
    { query: { gameCode, language: i18n.language, pageSize: TICKETS_RESTORED } },
    { paused },
  );
  useEffect(() => {
    if (value && !paused) restore(gameCode, value.items);
  }, [value, paused, gameCode, restore]);
}
