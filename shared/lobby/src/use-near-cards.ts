import { startTransition, useEffect, useState } from 'react';
import { devicePace as pace } from './frame-pace.ts';
import { nextCards, type Piece, wantedCards } from './near-cards.ts';

/**
 * The cards to keep in the page around those in view: a few come in each frame, drawn between the frames of the scrolling,
 * as many as the device has shown that it draws in time. None come while the list flies faster than that.
 */
export function useNearCards(view: Piece, columns: number, backward: boolean, length: number): Piece {
  const [shown, setShown] = useState(view);
  const { from, to } = nextCards(shown, wantedCards(view, columns, backward, length), view, backward, pace.atOnce);
  const same = from === shown.from && to === shown.to;
  useEffect(() => pace.passed(view.from, performance.now()), [view.from]);
  useEffect(() => {
    if (same) return;
    const step = () => {
      if (pace.rushes(performance.now())) frame = requestAnimationFrame(step);
      else startTransition(() => setShown({ from, to }));
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [same, from, to]);
  useEffect(() => {
    if (shown.from === shown.to) return;
    const came = performance.now();
    // What is put off in a frame's beginning runs when the frame is drawn. One that had begun before they came counts from their coming.
    const frame = requestAnimationFrame((start) => setTimeout(() => pace.drew(performance.now() - Math.max(start, came))));
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  return shown;
}
