import type { Scene } from '../../canvas.ts';
import { ground } from '../../grounds.ts';
import { ball, ballColours } from '../../things/ball.ts';

export const balls: Scene = (c) => {
  const k = ballColours(c);
  const o = ground(c, c.pick(['rings', 'rays', 'stripe']), 120, 120);
  return (
    o +
    (
      [
        [44, 44, 30, 2],
        [196, 40, 34, 1],
        [30, 150, 28, 4],
        [212, 168, 32, 0],
        [150, 98, 44, 4],
        [72, 116, 50, 0],
        [136, 186, 54, 1],
      ] as const
    )
      .map(([x, y, q, i]) => ball(c, x, y, q, c.whole(1, 49), k[i]!))
      .join('')
  );
};
