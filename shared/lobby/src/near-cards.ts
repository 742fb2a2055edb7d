/** A piece of a list, by places from 0; the end is not in it. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/** Rows that stand ready where the list is going to, and those that stay where it came from. */
const AHEAD = 3;
const BEHIND = 1;
/** So many cards come in one frame: as many as a phone four times slower than a desk draws within it. */
export const AT_ONCE = 3;

/** The cards that are wanted in the page around the rows in view. */
export function wantedCards(view: Piece, columns: number, backward: boolean, length: number): Piece {
  const [before, after] = backward ? [AHEAD, BEHIND] : [BEHIND, AHEAD];
  return { from: Math.max(0, view.from - before * columns), to: Math.min(length, view.to + after * columns) };
}

/**
 * One step from the cards that stand in the page to those that are wanted: what is wanted no longer goes, and a few come,
 * those in view before any other. A finger that flicks asks for ten rows at once, which no slow phone draws in a frame.
 */
export function nextCards(shown: Piece, wanted: Piece, view: Piece, backward: boolean): Piece {
  const from = Math.max(shown.from, wanted.from);
  const to = Math.min(shown.to, wanted.to);
  if (from >= to) {
    const start = Math.max(wanted.from, Math.min(view.from, wanted.to));
    const end = Math.max(wanted.from, Math.min(view.to, wanted.to));
    return backward
      ? { from: Math.max(start, end - AT_ONCE), to: end }
      : { from: start, to: Math.min(end, start + AT_ONCE) };
  }
  const up = { from: Math.max(wanted.from, from - AT_ONCE), to };
  const down = { from, to: Math.min(wanted.to, to + AT_ONCE) };
  if (to < Math.min(view.to, wanted.to)) return down;
  if (from > Math.max(view.from, wanted.from)) return up;
  if (backward && from > wanted.from) return up;
  return to < wanted.to ? down : up;
}
