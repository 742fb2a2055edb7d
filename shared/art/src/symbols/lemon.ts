import type { Motif } from '../motif.ts';
import { oval } from '../shape.ts';

export const lemon: Motif = (c, col) =>
  `<g transform="rotate(-28)">${c.cast(oval(0, 0, 46, 34), 6, 10)}${c.duo('M-56,0C-46,-8 -34,-34 0,-34C34,-34 46,-8 56,0C46,8 34,34 0,34C-34,34 -46,8 -56,0z', col, 7)}</g>` +
  c.duo('M30,-26C34,-50 56,-54 66,-50C64,-34 50,-22 30,-26z', c.accent, 4) +
  c.line('M-30,6C-28,-6 -18,-16 -6,-18', c.lift(col, 0.7), 5);
