/** A range of a list, by positions from 0, without its end. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/** Rows drawn in the direction of scrolling, and rows kept in the other one. */
const ROWS_AHEAD = 3;
const ROWS_BEHIND = 1;
/** Cards added in one frame: as many as a phone four times slower than a computer draws in it. */
export const CARDS_PER_FRAME = 3;

/** The cards to keep in the page around the rows in view. */
export function wantedCards(view: Piece, columns: number, backward: boolean, length: number): Piece {
  const [before, after] = backward ? [ROWS_AHEAD, ROWS_BEHIND] : [ROWS_BEHIND, ROWS_AHEAD];
  return { from: Math.max(0, view.from - before * columns), to: Math.min(length, view.to + after * columns) };
}

/**
 * One step from the cards in the page to the wanted ones: unwanted cards are removed, and a few are added, those in view
 * first. A flick asks for ten rows at once, which no slow phone draws in a frame.
 */
export function nextCards(shown: Piece, wanted: Piece, view: Piece, backward: boolean): Piece {
  const from = Math.max(shown.from, wanted.from);
  const to = Math.min(shown.to, wanted.to);
  if (from >= to) {
    const start = Math.max(wanted.from, Math.min(view.from, wanted.to));
    const end = Math.max(wanted.from, Math.min(view.to, wanted.to));
    return backward
      ? { from: Math.max(start, end - CARDS_PER_FRAME), to: end }
      : { from: start, to: Math.min(end, start + CARDS_PER_FRAME) };
  }
  const up = { from: Math.max(wanted.from, from - CARDS_PER_FRAME), to };
  const down = { from, to: Math.min(wanted.to, to + CARDS_PER_FRAME) };
  if (to < Math.min(view.to, wanted.to)) return down;
  if (from > Math.max(view.from, wanted.from)) return up;
  if (backward && from > wanted.from) return up;
  return to < wanted.to ? down : up;
}
