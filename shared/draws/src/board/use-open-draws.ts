import type { Draw } from '@atrium/contracts/lottery';
import { host, useEvent } from '@atrium/host';
import { useEffect, useMemo, useReducer, useState } from 'react';

/** The draws that take bets now or later, soonest first; follows the clock of the server and the live close. */
export function useOpenDraws(gameCode: string, draws: readonly Draw[]): readonly Draw[] {
  const [, again] = useReducer((count: number) => count + 1, 0);
  const [ended, setEnded] = useState('');
  useEvent('draw.closed', (draw) => draw.gameCode === gameCode && setEnded(draw.issue));
  const now = Date.now() + host().clockSkew();
  const count = draws.filter(({ issue, closesAt }) => issue === ended || Date.parse(closesAt) <= now).length;
  // The same list for as long as nothing closes: what follows from it is not worked out again.
  const open = useMemo(() => draws.slice(count), [draws, count]);
  const closesAt = open[0]?.closesAt;
  useEffect(() => {
    if (!closesAt) return;
    const left = Date.parse(closesAt) - Date.now() - host().clockSkew();
    // Later closes are beyond what a timer holds; the board is loaded anew long before.
    if (left > MOST_WAIT_MS) return;
    const timer = setTimeout(again, Math.max(0, left) + 1);
    return () => clearTimeout(timer);
  }, [closesAt]);
  return open;
}

/** The game's next draw and the coming ones, each once. */
export const soonestFirst = (next: Draw | null, upcoming: readonly Draw[]): readonly Draw[] =>
  next && upcoming.every(({ issue }) => issue !== next.issue) ? [next, ...upcoming] : upcoming;

const MOST_WAIT_MS = 24 * 3_600_000;
