import { startTransition, useEffect, useState } from 'react';
import { nextCards, type Piece, wantedCards } from './near-cards.ts';

/** The cards to keep in the page around those in view; a few are added in each frame, so that scrolling stays smooth. */
export function useNearCards(view: Piece, columns: number, backward: boolean, length: number): Piece {
  const [shown, setShown] = useState(view);
  const { from, to } = nextCards(shown, wantedCards(view, columns, backward, length), view, backward);
  const same = from === shown.from && to === shown.to;
  useEffect(() => {
    if (same) return;
    const frame = requestAnimationFrame(() => startTransition(() => setShown({ from, to })));
    return () => cancelAnimationFrame(frame);
  }, [same, from, to]);
  return shown;
}
