import type { Motif } from '../motif.ts';
import { circle } from '../shape.ts';

export const shoe: Motif = (c, col) => {
  const d = 'M-46,46H-22C-38,10 -30,-24 0,-24C30,-24 38,10 22,46H46C64,-4 44,-50 0,-50C-44,-50 -64,-4 -46,46z';
  return (
    c.cast(d) +
    c.duo(d, col, 5) +
    (
      [
        [-40, 22],
        [-42, -2],
        [-32, -24],
        [-12, -37],
        [12, -37],
        [32, -24],
        [42, -2],
        [40, 22],
      ] as const
    )
      .map((p) => c.fill(circle(p[0], p[1], 3.6), c.shade(col, 0.6)))
      .join('')
  );
};
