import type { Scene } from '../../canvas.ts';
import { box, circle } from '../../shape.ts';
import { bub, sea } from '../../things/sea.ts';

export const octo: Scene = (c) => {
  let o = sea(c, 0) + c.fill(circle(120, 104, 100), '#fff6e0', 'fill-opacity=".08"');
  const arm = (d: string, col: string) =>
    c.line(d, col, 24) + c.line(d, c.lift(col, 0.35), 5, 'stroke-dasharray="0.1 13" transform="translate(0 4)"');
  const dk = c.shade(c.hero, 0.32);
  o +=
    arm('M92,140C70,170 34,160 26,190C20,214 44,222 52,206', dk) +
    arm('M150,140C176,168 206,156 216,188C222,214 196,222 190,204', dk) +
    arm('M104,150C90,190 66,200 74,240', c.hero) +
    arm('M138,150C150,190 176,200 166,244', c.shade(c.hero, 0.14)) +
    arm('M120,150C120,180 112,210 122,250', c.hero);
  const h = 'M120,20C172,20 190,60 182,98C176,124 164,132 160,156H80C76,132 64,124 58,98C50,60 68,20 120,20z';
  return (
    o +
    c.cast(h, 8, 8) +
    c.duo(h, c.hero, 12) +
    [98, 142].map((x) => c.fill(circle(x, 108, 17), c.light) + c.fill(box(x - 11, 104, 22, 8, 4), c.ink)).join('') +
    (
      [
        [92, 52, 9],
        [120, 40, 6],
        [150, 58, 8],
        [76, 76, 5],
      ] as const
    )
      .map(([x, y, q]) => c.fill(circle(x, y, q), c.accent))
      .join('') +
    c.line('M108,138q12,8 24,0', c.shade(c.hero, 0.5), 4) +
    bub(c, 204, 60, 8) +
    bub(c, 216, 38, 5) +
    bub(c, 34, 92, 7)
  );
};
