import type { Motif } from '../motif.ts';
import { circle, star } from '../shape.ts';

export const sun: Motif = (c, col) =>
  c.cast(circle(0, 0, 36)) + c.fill(star(0, 0, 12, 58, 38), c.accent) + c.duo(circle(0, 0, 35), col, 7);
