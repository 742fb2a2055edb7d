import type { Scene } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { box, circle } from '../../shape.ts';
import { die } from '../../things/die.ts';
import { felt } from '../../things/felt.ts';

export const points: Scene = (c) => {
  let o = felt(c);
  for (let i = 0; i < 6; i++)
    o +=
      c.fill(`M${i * 40},0h40l-20,128z`, i % 2 ? c.hero : c.shade(c.accent, 0.1)) +
      c.fill(`M${i * 40},320h40l-20,-180z`, i % 2 ? c.shade(c.accent, 0.1) : c.hero);
  const ch = (x: number, y: number, col: string) =>
    c.cast(circle(x, y, 19), 4, 5, 0.4) +
    c.duo(circle(x, y, 19), col, 5) +
    c.line(circle(x, y, 11), c.shade(col, 0.3), 2.5);
  o += c.fill(box(114, 0, 12, 320), c.shade(c.ground, 0.5));
  (
    [
      [20, 20],
      [20, 58],
      [20, 96],
      [180, 20],
      [180, 58],
    ] as const
  ).forEach((p) => {
    o += ch(p[0], p[1], c.light);
  });
  (
    [
      [60, 216],
      [60, 178],
      [220, 216],
      [140, 216],
      [140, 178],
      [140, 140],
    ] as const
  ).forEach((p) => {
    o += ch(p[0], p[1], c.ink === c.ground ? c.accent : mix(c.ink, c.accent, 0.2));
  });
  return (
    o +
    c.at(84, 118, 0.62, die(c, 0, 0, 50, [4, 2, 6], c.light)) +
    c.at(176, 126, 0.5, die(c, 0, 0, 50, [6, 5, 3], c.light))
  );
};
