import type { Motif } from '../motif.ts';
import { oval, wedge } from '../shape.ts';

export const melon: Motif = (c, col) =>
  `<g transform="rotate(-18)">${c.cast(wedge(0, -14, 0, 58, 0, 180))}${c.fill(wedge(0, -14, 0, 58, 0, 180), c.accent)}${c.fill(wedge(0, -14, 0, 50, 0, 180), c.light)}${c.duo(wedge(0, -14, 0, 44, 0, 180), col, 6)}${(
    [
      [-22, 2],
      [-8, 14],
      [8, 2],
      [22, 8],
      [-2, -4],
      [0, 26],
    ] as const
  )
    .map((p) => c.fill(oval(p[0], p[1], 3, 4.5), c.ink))
    .join('')}</g>`;
