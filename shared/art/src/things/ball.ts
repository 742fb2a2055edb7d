import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import { circle, round } from '../shape.ts';

/** A lottery ball with its number. */
export const ball = (c: Canvas, x: number, y: number, q: number, num: number, col: string): string =>
  c.cast(circle(x, y, q), q * 0.14, q * 0.18, 0.34) +
  c.duo(circle(x, y, q), col, q * 0.2) +
  c.fill(circle(x - q * 0.1, y - q * 0.08, q * 0.58), '#fffaf0') +
  c.text(String(num).padStart(2, '0'), x - q * 0.1, y + q * 0.2, round(q * 0.78), '#221b16', {
    anchor: 'middle',
    tracking: -0.5,
  }) +
  c.line(
    `M${round(x - q * 0.78)},${round(y - q * 0.3)}A${round(q * 0.84)},${round(q * 0.84)} 0 0 1 ${round(x - q * 0.3)},${round(y - q * 0.78)}`,
    c.lift(col, 0.7),
    round(q * 0.1),
  );

export const ballColours = (c: Canvas): string[] => [
  c.hero,
  c.accent,
  c.lift(c.accent, 0.25),
  c.shade(c.hero, 0.18),
  c.ground === c.hero ? c.light : mix(c.ground2, c.light, 0.45),
];
