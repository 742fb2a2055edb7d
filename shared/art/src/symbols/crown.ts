import type { Motif } from '../motif.ts';
import { circle, polygon } from '../shape.ts';

export const crown: Motif = (c, col) => {
  const d = 'M-44,36L-54,-24L-25,2L0,-44L25,2L54,-24L44,36z';
  return (
    c.cast(d) +
    c.duo(d, col, 8) +
    c.fill('M-44,36l-3,-16H47l-3,16z', c.accent) +
    (
      [
        [-54, -26],
        [0, -46],
        [54, -26],
      ] as const
    )
      .map((p) => c.duo(circle(p[0], p[1], 8), c.accent, 3))
      .join('') +
    c.fill(
      polygon([
        [0, 2],
        [8, 11],
        [0, 20],
        [-8, 11],
      ]),
      c.light,
    )
  );
};
