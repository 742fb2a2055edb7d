import type { Scene } from '../../canvas.ts';
import { fish } from '../../things/fish-body.ts';
import { bub, coral, sea, weed } from '../../things/sea.ts';

export const big: Scene = (c) =>
  sea(c) +
  weed(c, 24, 150, c.shade(c.ground, 0.4)) +
  weed(c, 214, 190, c.shade(c.ground, 0.4)) +
  c.at(122, 120, 1.06, fish(c, c.hero, c.accent, c.whole(0, 1)), c.pick([-10, 8])) +
  (
    [
      [26, 64, 9],
      [40, 40, 5],
      [22, 30, 3.5],
      [206, 36, 6],
    ] as const
  )
    .map(([x, y, q]) => bub(c, x, y, q))
    .join('') +
  coral(c, 48, 250, 0.7, c.accent) +
  coral(c, 204, 256, 0.8, c.shade(c.hero, 0.2));
