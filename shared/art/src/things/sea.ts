import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import { circle } from '../shape.ts';

/** Depth in flat bands, light from the top left. */
export const sea = (c: Canvas, shafts = 1): string => {
  let o = `<rect width="240" height="290" fill="${c.ground2}"/>`;
  [50, 104, 160].forEach((y, i) => {
    o += c.fill(
      `M0,${y}c30,-12 50,-12 80,0s50,12 80,0s50,-12 80,0V320H0z`,
      mix(c.ground2, i < 2 ? c.ground : mix(c.ground, c.ink, 0.28), i ? 1 - (i < 2 ? 0.3 : 0) : 0.45),
    );
  });
  if (shafts)
    o += (
      [
        [10, 40],
        [78, 26],
        [134, 44],
      ] as const
    )
      .map(([x, w]) => c.fill(`M${x},0h${w}L${x - 10 + w * 1.2},240H${x - 70}z`, '#fff6e0', 'fill-opacity=".1"'))
      .join('');
  return o;
};

export const bub = (c: Canvas, x: number, y: number, q: number): string =>
  c.fill(circle(x, y, q), '#fff6e0', 'fill-opacity=".3"') +
  c.fill(circle(x - q * 0.3, y - q * 0.3, q * 0.28), '#fff6e0');

export const weed = (c: Canvas, x: number, h: number, col: string): string =>
  c.fill(
    `M${x - 7},320C${x - 22},${320 - h * 0.4} ${x + 16},${320 - h * 0.6} ${x},${320 - h}C${x + 26},${320 - h * 0.6} ${x - 4},${320 - h * 0.4} ${x + 9},320z`,
    col,
  );

export const coral = (c: Canvas, x: number, y: number, s: number, col: string): string =>
  c.at(
    x,
    y,
    s,
    c.line(
      'M0,0V-60M0,-24C-4,-40 -26,-36 -28,-62M0,-34C4,-52 24,-46 26,-74M-18,-40C-30,-44 -40,-50 -40,-62M16,-50C20,-60 8,-70 8,-84',
      col,
      11,
    ),
  );
