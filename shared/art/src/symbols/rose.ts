import type { Motif } from '../motif.ts';
import { circle } from '../shape.ts';

export const rose: Motif = (c, col) => {
  const petal = 'M0,6C-26,2 -34,-26 -18,-42C-6,-52 6,-52 18,-42C34,-26 26,2 0,6z';
  const ring = (count: number, turn: number, scale: number, colour: (at: number) => string) =>
    Array.from({ length: count }, (_, at) =>
      c.at(0, 0, scale, c.fill(petal, colour(at)), turn + (at * 360) / count),
    ).join('');
  return (
    c.cast(circle(0, 0, 46)) +
    c.at(
      0,
      0,
      1,
      c.duo('M10,20C40,16 58,30 60,52C34,56 14,44 10,20z', c.accent, 4) +
        c.duo('M-10,20C-40,16 -58,30 -60,52C-34,56 -14,44 -10,20z', c.shade(c.accent, 0.2), 4),
    ) +
    ring(5, 0, 1.05, (at) => (at % 2 ? c.shade(col, 0.12) : c.shade(col, 0.28))) +
    ring(4, 30, 0.76, (at) => (at % 2 ? col : c.shade(col, 0.16))) +
    c.fill(circle(0, 0, 19), c.shade(col, 0.34)) +
    c.line('M-11,4C-12,-10 8,-14 12,-2C14,8 2,14 -3,7C-6,2 1,-4 5,0', c.lift(col, 0.35), 4)
  );
};
