import type { Scene } from '../../canvas.ts';
import { ground } from '../../grounds.ts';
import { box } from '../../shape.ts';

export const ring: Scene = (c) => {
  const g = c.accent;
  return (
    ground(c, 'stripe') +
    [150, 186, 222].map((y, i) => c.fill(box(0, y, 240, 9), i === 1 ? c.light : c.hero)).join('') +
    c.duo(box(196, 110, 26, 180, 3), c.light, 4) +
    ((d) =>
      c.at(
        112,
        116,
        1.1,
        c.cast(d, 9, 10) +
          c.duo(d, g, 10) +
          c.duo('M-26,58H42L48,98H-32z', c.light, 4) +
          c.fill('M-27,66H43v8H-28z', c.hero) +
          c.duo('M34,-12C62,-22 76,2 60,22C48,34 36,28 30,18z', c.lift(g, 0.1), 6) +
          c.line('M-40,-26C-30,-46 -10,-54 10,-52', c.lift(g, 0.5), 6),
        -14,
      ))('M-62,-10C-66,-52 -30,-72 4,-70C44,-68 58,-40 54,-8C52,24 46,40 44,60H-28C-40,44 -58,26 -62,-10z')
  );
};
