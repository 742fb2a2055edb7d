import type { Canvas } from '../canvas.ts';
import { circle, polygon, round } from '../shape.ts';

export const foot = (c: Canvas, x: number, y: number, q: number): string => {
  const k = c.clip(`<path d="${circle(x, y, q)}"/>`),
    pent = (cx: number, cy: number, r: number, rot: number) =>
      polygon(
        [...Array(5)].map((_, i) => {
          const a = ((rot + i * 72) * Math.PI) / 180;
          return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
        }),
      );
  let o =
    c.cast(circle(x, y, q), 12, 14, 0.34) +
    `<g clip-path="url(#${k})">${c.fill(circle(x, y, q), '#fbf6ea')}${c.fill(pent(x - q * 0.1, y - q * 0.08, q * 0.34, -90), c.ink)}`;
  for (let i = 0; i < 5; i++) {
    const a = ((-90 + i * 72) * Math.PI) / 180,
      px = x - q * 0.1 + Math.cos(a) * q * 0.92,
      py = y - q * 0.08 + Math.sin(a) * q * 0.92;
    o +=
      c.fill(pent(px, py, q * 0.32, -90 + i * 72 + 180), c.ink) +
      c.line(
        `M${round(x - q * 0.1 + Math.cos(a) * q * 0.34)},${round(y - q * 0.08 + Math.sin(a) * q * 0.34)}L${round(px - Math.cos(a) * q * 0.3)},${round(py - Math.sin(a) * q * 0.3)}`,
        c.ink,
        q * 0.045,
      );
  }
  return (
    o +
    `<path d="${circle(x, y, q)}${circle(x - q * 0.22, y - q * 0.2, q)}" fill-rule="evenodd" fill="${c.ink}" fill-opacity=".2"/></g>`
  );
};
