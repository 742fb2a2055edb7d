import { useEffect, useRef, useState } from 'react';
import type { SportsEvent } from './book.state.ts';

export type Trend = 'up' | 'down';
/** A price that moved is marked for this long. */
const MARKED_MS = 60_000;

interface Seen {
  price: number;
  trend?: Trend;
  movedAt: number;
}

const keyOf = (event: string, market: string, pick: string) => `${event} ${market} ${pick}`;

/** In which direction each price moved within the last minute, while the list is on screen. */
export function usePriceTrend(
  events: readonly SportsEvent[],
): (event: string, market: string, pick: string) => Trend | undefined {
  const seen = useRef(new Map<string, Seen>());
  const [, redraw] = useState(0);
  const now = Date.now();
  for (const event of events)
    for (const { name, picks } of event.markets)
      for (const { pick, price } of picks) {
        if (price === null) continue;
        const key = keyOf(event.id, name, pick);
        const before = seen.current.get(key);
        if (!before) seen.current.set(key, { price, movedAt: 0 });
        else if (before.price !== price)
          seen.current.set(key, { price, trend: price > before.price ? 'up' : 'down', movedAt: now });
      }
  useEffect(() => {
    const timer = setInterval(() => redraw((count) => count + 1), MARKED_MS / 4);
    return () => clearInterval(timer);
  }, []);
  return (event, market, pick) => {
    const known = seen.current.get(keyOf(event, market, pick));
    return known && now - known.movedAt < MARKED_MS ? known.trend : undefined;
  };
}
