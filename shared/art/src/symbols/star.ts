import type { Motif } from '../motif.ts';
import { polygon, star } from '../shape.ts';

export const starSymbol: Motif = (c, col) => {
  const d = star(0, 4, 5, 54, 24);
  let o = c.cast(d) + c.fill(d, col);
  for (let i = 0; i < 5; i++) {
    const a = ((-90 + i * 72) * Math.PI) / 180,
      b = ((-54 + i * 72) * Math.PI) / 180;
    o += c.fill(
      polygon([
        [0, 4],
        [54 * Math.cos(a), 4 + 54 * Math.sin(a)],
        [24 * Math.cos(b), 4 + 24 * Math.sin(b)],
      ]),
      c.shade(col, 0.24),
    );
  }
  return o;
};
