import type { LotteryGame } from '@atrium/contracts/lottery';
import type { Ticket } from '@atrium/contracts/lottery-bets';
import { useResource, useSession } from '@atrium/host';
import { isFamily } from '@atrium/lottery-rules/families';
import type { Play } from '@atrium/lottery-rules/play';
import { parseResult } from '@atrium/lottery-rules/result-text';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ticketsResource } from '../board/board.state.ts';
import { ownTickets } from '../board/use-bet.ts';
import { type Hits, hitsOf, NO_HITS } from './hits.ts';

/** What the last draw brought this member. `payout` in minor units; null before the prizes are paid. */
export interface OwnOutcome {
  readonly issue: string;
  readonly hits: Hits;
  readonly payout: bigint | null;
}

const OutcomeContext = createContext<OwnOutcome | null>(null);

/** The outcome of the own tickets in the game's last draw; null without one. */
export const useOwnOutcome = (): OwnOutcome | null => useContext(OutcomeContext);

/** The own hits in one draw. */
export function useHits(issue: string | undefined): Hits {
  const outcome = useOwnOutcome();
  return outcome && outcome.issue === issue ? outcome.hits : NO_HITS;
}

/** Lines whose numbers are marked; of a ticket with more, the first ones. */
const LINES_SHOWN = 200;

interface OwnOutcomesProps {
  game: LotteryGame;
  plays: ReadonlyMap<string, Play>;
  children: ReactNode;
}

/** Provides the own hits and the payout of the last draw to everything inside a board. */
export function OwnOutcomes({ game, plays, children }: OwnOutcomesProps) {
  const { i18n } = useTranslation();
  const signedIn = useSession() !== null;
  const { value } = useResource(ticketsResource, ownTickets(game.code, i18n.language), { paused: !signedIn });
  const last = game.last[0];
  const outcome = useMemo(() => {
    const own = value?.items.filter(({ issue, state }) => issue === last?.issue && state !== 'cancelled') ?? [];
    return own.length === 0 || !last?.result ? null : outcomeOf(game.family, last.issue, last.result, own, plays);
  }, [value, game.family, last?.issue, last?.result, plays]);
  return <OutcomeContext value={outcome}>{children}</OutcomeContext>;
}

function outcomeOf(
  family: string,
  issue: string,
  text: string,
  own: readonly Ticket[],
  plays: ReadonlyMap<string, Play>,
): OwnOutcome {
  const result = isFamily(family) ? parseResult(family, text) : null;
  const lines = own
    .flatMap((ticket) => ticket.lines)
    .slice(0, LINES_SHOWN)
    .flatMap((line) => {
      const play = plays.get(line.play);
      const read = play?.parse(line.selection);
      return play && read && 'selection' in read ? [{ play, selection: read.selection }] : [];
    });
  const isPaid = own.every(({ state }) => state === 'won' || state === 'lost');
  return {
    issue,
    hits: result && isFamily(family) ? hitsOf(family, result, lines) : NO_HITS,
    payout: isPaid ? own.reduce((sum, { payout }) => sum + BigInt(payout ?? 0), 0n) : null,
  };
}
