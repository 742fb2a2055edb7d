import type { Scene } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { ground } from '../../grounds.ts';
import { box } from '../../shape.ts';

export const digits: Scene = (c) => {
  let o = ground(c, c.pick(['stripe', 'half', 'check']), 120, 120);
  const d = [c.whole(1, 9), c.whole(0, 9), c.whole(0, 9)];
  d.forEach((v, i) => {
    const x = 14 + i * 72,
      b = box(x, 40, 68, 160, 6);
    o +=
      c.cast(b, 7, 9, 0.4) +
      c.fill(b, c.ink) +
      c.fill(box(x + 4, 44, 60, 75, 3), i === 1 ? c.hero : c.light) +
      c.fill(box(x + 4, 121, 60, 75, 3), mix(i === 1 ? c.hero : c.light, c.ink, 0.13)) +
      c.text(v, x + 34, 172, 142, i === 1 ? c.ink : mix(c.accent, c.ink, 0.1), { anchor: 'middle' }) +
      c.fill(box(x, 118, 68, 4), c.ink) +
      c.fill(box(x - 3, 110, 8, 20, 2), c.shade(c.hero, 0.3)) +
      c.fill(box(x + 63, 110, 8, 20, 2), c.shade(c.hero, 0.3));
  });
  return o;
};
