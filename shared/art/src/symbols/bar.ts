import type { Motif } from '../motif.ts';
import { box } from '../shape.ts';

export const bar: Motif = (c, col) =>
  c.cast(box(-52, -24, 104, 48, 4)) +
  c.duo(box(-52, -24, 104, 48, 4), c.ink, 0) +
  c.fill(box(-47, -19, 94, 38, 2), col) +
  c.text('BAR', 0, 14, 38, c.ink, { anchor: 'middle', tracking: 2 });
