import type { LotteryGame } from '@atrium/contracts/lottery';
import { host, useEvent } from '@atrium/host';
import { useEffect, useState } from 'react';
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

/** The draw that is running now: from the close, number by number, to the prizes. Null at all other times. */
export function useRunningDraw({ code, family, next, last: [last] }: LotteryGame): RunningDraw | null {
  const [closed, setClosed] = useState<{ issue: string; ticketCount: number; drawsAt: string | null } | null>(null);
  const [late, setLate] = useState<string>();
  // A result that was there when the page opened is not drawn again.
  const [seen, setSeen] = useState(last?.issue);
  const [shown, setShown] = useState<string>();
  useEvent('draw.closed', ({ gameCode, issue, ticketCount }) => {
    if (gameCode === code) setClosed({ issue, ticketCount, drawsAt: next?.issue === issue ? next.drawsAt : null });
  });
  useEvent('draw.voided', ({ gameCode }) => {
    if (gameCode === code) setClosed(null);
  });
  useEffect(() => {
    if (!closed?.drawsAt) return;
    const lateMs = Date.parse(closed.drawsAt) + LATE_AFTER_MS - host().clockSkew() - Date.now();
    const timer = setTimeout(() => setLate(closed.issue), Math.max(0, lateMs));
    return () => clearTimeout(timer);
  }, [closed]);
  const drawn = last?.result && last.issue !== seen ? last : null;
  const [issue, duration] = [drawn?.issue, drawn ? revealMs(family) : 0];
  useEffect(() => {
    if (issue === undefined) return;
    const showing = setTimeout(() => setShown(issue), duration);
    const paying = setTimeout(() => {
      setSeen(issue);
      setClosed((running) => (running?.issue === issue ? null : running));
    }, duration + PAYING_MS);
    return () => {
      clearTimeout(showing);
      clearTimeout(paying);
    };
  }, [issue, duration]);
  if (drawn)
    return {
      issue: drawn.issue,
      ticketCount: closed?.issue === drawn.issue ? closed.ticketCount : null,
      stage: shown === drawn.issue ? 'paying' : 'showing',
    };
  return closed && closed.issue !== last?.issue
    ? { issue: closed.issue, ticketCount: closed.ticketCount, stage: 'closed', isLate: late === closed.issue }
    : null;
}
