import type { Draw, LotteryGame } from '@atrium/contracts/lottery';
import type { Board } from '@atrium/contracts/lottery-bets';
import { host, useEvent } from '@atrium/host';
import { useEffect, useState } from 'react';
import { useVoided } from '../board/use-voided.ts';
import { revealMs } from './reveal.ts';

/** A draw between its close and its prizes. `ticketCount` is null until it is published. */
export interface RunningDraw {
  readonly issue: string;
  readonly ticketCount: number | null;
  readonly stage: 'closed' | 'showing' | 'paying';
  /** Its time has passed and there is no result. */
  readonly isLate?: boolean;
}

/** How long the last step stays once all numbers are there. */
const PAYING_MS = 5_000;

/** A result that comes this long after its time is late. */
const LATE_AFTER_MS = 60_000;

interface ClosedDraw {
  readonly issue: string;
  readonly ticketCount: number | null;
  /** Null where the page did not list the draw that closed. */
  readonly drawsAt: string | null;
}

/** Whether a closed draw has still to be drawn after this one. */
const isAfter = ({ issue, drawsAt }: ClosedDraw, drawn: Draw | undefined): boolean =>
  !drawn || (drawsAt === null ? issue !== drawn.issue : Date.parse(drawsAt) > Date.parse(drawn.drawsAt));

/**
 * The draw that is running now: from the close, number by number, to the prizes. Null at all other times. `awaited` is the one
 * that had closed when the board was read. Of several without a result it is the first: what closes later does not hide a late one.
 */
export function useRunningDraw(
  { code, family, next, last: [last] }: LotteryGame,
  awaited: Board['awaited'],
): RunningDraw | null {
  const [closed, setClosed] = useState<readonly ClosedDraw[]>([]);
  const voided = useVoided(code);
  const [late, setLate] = useState<string>();
  // A result that was there when the page opened is not drawn again.
  const [seen, setSeen] = useState(last?.issue);
  const [shown, setShown] = useState<string>();
  useEvent('draw.closed', ({ gameCode, issue, ticketCount }) => {
    if (gameCode !== code) return;
    const drawsAt = next?.issue === issue ? next.drawsAt : null;
    setClosed((before) => [...before.filter((one) => isAfter(one, last)), { issue, ticketCount, drawsAt }]);
  });
  const waiting = [...(awaited ? [awaited] : []), ...closed].find(
    (one) => !voided.has(one.issue) && isAfter(one, last),
  );
  const ticketsOf = (issue: string): number | null =>
    closed.find((one) => one.issue === issue)?.ticketCount ?? (awaited?.issue === issue ? awaited.ticketCount : null);
  const [waitingIssue, waitingDrawsAt] = [waiting?.issue, waiting?.drawsAt];
  useEffect(() => {
    if (waitingIssue === undefined || !waitingDrawsAt) return;
    const lateMs = Date.parse(waitingDrawsAt) + LATE_AFTER_MS - host().clockSkew() - Date.now();
    const timer = setTimeout(() => setLate(waitingIssue), Math.max(0, lateMs));
    return () => clearTimeout(timer);
  }, [waitingIssue, waitingDrawsAt]);
  const drawn = last?.result && last.issue !== seen ? last : null;
  const [issue, duration] = [drawn?.issue, drawn ? revealMs(family) : 0];
  useEffect(() => {
    if (issue === undefined) return;
    const showing = setTimeout(() => setShown(issue), duration);
    const paying = setTimeout(() => {
      setSeen(issue);
      setClosed((before) => before.filter(({ drawsAt }) => drawsAt !== null));
    }, duration + PAYING_MS);
    return () => {
      clearTimeout(showing);
      clearTimeout(paying);
    };
  }, [issue, duration]);
  if (drawn)
    return {
      issue: drawn.issue,
      ticketCount: ticketsOf(drawn.issue),
      stage: shown === drawn.issue ? 'paying' : 'showing',
    };
  return waiting
    ? {
        issue: waiting.issue,
        ticketCount: ticketsOf(waiting.issue),
        stage: 'closed',
        isLate: late === waiting.issue,
      }
    : null;
}
