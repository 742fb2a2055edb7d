import type { Motif } from '../motif.ts';
import { box, circle } from '../shape.ts';

export const key: Motif = (c, col) => {
  const stem = 'M-6,-6H6V50H26V40H16V32H26V22H6z';
  const bow = circle(0, -28, 27);
  return `<g transform="rotate(32)">${c.cast(stem) + c.cast(bow) + c.duo(stem, col, 4) + c.duo(bow, col, 6) + c.fill(circle(0, -28, 13), c.ground) + c.fill(box(-10, 2, 20, 7, 2), c.accent) + c.line('M-18,-38A20,20 0 0 1 -4,-50', c.lift(col, 0.6), 4)}</g>`;
};
