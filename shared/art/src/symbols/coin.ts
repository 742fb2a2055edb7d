import type { Motif } from '../motif.ts';
import { box, circle } from '../shape.ts';

export const coin: Motif = (c, col) =>
  c.cast(circle(0, 0, 50)) +
  c.duo(circle(0, 0, 50), col, 7) +
  c.fill(circle(0, 0, 39), c.shade(col, 0.2)) +
  c.fill(circle(-1.5, -1.5, 36), col) +
  c.fill(box(-13, -13, 26, 26), c.shade(col, 0.62)) +
  [0, 90, 180, 270]
    .map((a) => `<g transform="rotate(${a})">${c.fill('M-7,-31h14v5h-4.5v6h-5v-6h-4.5z', c.shade(col, 0.5))}</g>`)
    .join('');
