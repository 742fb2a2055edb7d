import type { Motif } from '../motif.ts';
import { box, circle } from '../shape.ts';

const body =
  'M-6,-24H6V34C22,32 32,22 35,10L25,14L42,-10L54,18L45,13C41,34 24,50 0,54C-24,50 -41,34 -45,13L-54,18L-42,-10L-25,14L-35,10C-32,22 -22,32 -6,34z';

export const anchor: Motif = (c, col) =>
  c.cast(body) +
  c.line(circle(0, -38, 12), c.shade(col, 0.12), 8) +
  c.duo(body, col, 4) +
  c.duo(box(-26, -20, 52, 10, 4), c.accent, 3);
