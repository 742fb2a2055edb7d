import type { Motif } from '../motif.ts';
import { circle } from '../shape.ts';

export const cherry: Motif = (c, col) =>
  c.line('M-24,14C-20,-12 -4,-34 22,-44M26,20C30,-4 28,-26 22,-44', c.shade(c.accent, 0.25), 5) +
  c.cast(circle(-24, 24, 25)) +
  c.cast(circle(26, 28, 23)) +
  c.duo(circle(-24, 24, 26), col, 8) +
  c.duo(circle(26, 28, 23), col, 7) +
  c.duo('M20,-44C-4,-62 -34,-48 -42,-32C-18,-22 8,-26 20,-44z', c.accent, 4) +
  c.line('M-38,14C-36,8 -32,5 -27,4M14,19C16,15 19,13 22,12', c.lift(col, 0.65), 4.5);
