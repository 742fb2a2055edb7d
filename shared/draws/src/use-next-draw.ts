import type { Draw } from '@atrium/contracts/lottery';
import { host } from '@atrium/host';
import { useEffect, useEffectEvent, useReducer } from 'react';

const REFRESH_INTERVAL_MS = 5_000;

/** Where the next draw is by the server's clock: it takes bets, is closed, or is being drawn. */
export interface NextMoment {
  readonly stage: 'open' | 'closed' | 'drawing';
  /** Changes with each moment that is counted down to. */
  readonly key: string;
  /** End of the stage, ms since 1970 on the server's clock. */
  readonly until: number;
  /** Server's clock minus the visitor's, in ms. */
  readonly offset: number;
  readonly onEnd: () => void;
}

/** Follows a draw from its sales to its numbers. `onMoment` is called at the closing and at the drawing; null without a draw. */
export function useNextDraw(draw: Draw | null, onMoment?: () => void): NextMoment | null {
  const [, again] = useReducer((count: number) => count + 1, 0);
  const offset = host().clockSkew();
  const now = Date.now() + offset;
  const isOpen = draw !== null && now < Date.parse(draw.closesAt);
  const isDrawing = draw !== null && now >= Date.parse(draw.drawsAt);
  const moment = useEffectEvent(() => {
    again();
    onMoment?.();
  });
  // The live stream usually delivers the result first; the timer covers a broken stream.
  useEffect(() => {
    if (!isDrawing) return;
    const clock = setInterval(() => moment(), REFRESH_INTERVAL_MS);
    return () => clearInterval(clock);
  }, [isDrawing]);
  if (!draw) return null;
  return {
    stage: isDrawing ? 'drawing' : isOpen ? 'open' : 'closed',
    key: `${draw.issue} ${isOpen}`,
    until: Date.parse(isOpen ? draw.closesAt : draw.drawsAt),
    offset,
    onEnd: () => {
      again();
      onMoment?.();
    },
  };
}

/** The words for each stage, in the lotteries' texts. */
export const STAGE_WORDS = { open: 'closesIn', closed: 'drawsIn', drawing: 'drawing' } as const;
