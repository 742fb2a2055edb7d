import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import { oval, round } from '../shape.ts';

const chip = (c: Canvas, x: number, y: number, q: number, col: string): string => {
  const e = q * 0.34;
  let o = c.fill(`M${x - q},${y}v${q * 0.28}a${q},${e} 0 0 0 ${2 * q},0v${-q * 0.28}z`, c.shade(col, 0.42));
  for (let i = -2; i <= 2; i++)
    o += c.fill(
      `M${x + i * q * 0.4 - q * 0.09},${y + Math.sqrt(1 - (i * 0.4) ** 2) * e - 1}h${q * 0.18}v${q * 0.28}h${-q * 0.18}z`,
      mix(c.light, c.ink, 0.1),
    );
  o += c.fill(oval(x, y, q, e), col);
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4;
    o += c.line(
      `M${round(x + Math.cos(a) * q * 0.78)},${round(y + Math.sin(a) * e * 0.78)}L${round(x + Math.cos(a) * q * 0.97)},${round(y + Math.sin(a) * e * 0.97)}`,
      c.light,
      q * 0.13,
      'style="stroke-linecap:butt"',
    );
  }
  return (
    o + c.fill(oval(x, y, q * 0.66, e * 0.66), c.shade(col, 0.22)) + c.fill(oval(x, y - 1, q * 0.58, e * 0.58), col)
  );
};

/** A stack of `k` chips, seen from above at an angle. */
export const stack = (c: Canvas, x: number, y: number, q: number, k: number, col: string): string => {
  let o = c.fill(oval(x + 10, y + q * 0.4, q * 1.08, q * 0.4), c.ink, 'fill-opacity=".35"');
  for (let i = 0; i < k; i++) o += chip(c, x + ((i % 3) - 1) * 1.2, y - i * q * 0.27, q, col);
  return o;
};
