import type { Scene } from '../../canvas.ts';
import { ground } from '../../grounds.ts';
import { box, circle } from '../../shape.ts';
import { ball, ballColours } from '../../things/ball.ts';

export const drum: Scene = (c) => {
  const k = ballColours(c);
  let o =
    ground(c, 'disc', 120, 106) +
    c.fill('M52,280L96,190H144L188,280z', c.shade(c.accent, 0.3)) +
    c.fill('M52,280L96,190H118L92,280z', c.accent);
  o += c.fill(circle(120, 112, 92), c.hero) + c.fill(circle(120, 112, 84), c.shade(c.ground, 0.5));
  (
    [
      [76, 150, 23],
      [120, 164, 24],
      [164, 148, 23],
      [98, 112, 22],
      [146, 106, 24],
      [74, 92, 17],
      [120, 66, 20],
      [170, 84, 15],
    ] as const
  ).forEach(([x, y, q], i) => {
    o += ball(c, x, y, q, c.whole(1, 42), k[i % 5]!);
  });
  return (
    o +
    c.line('M120,20V204M120,20C56,60 56,160 120,204M120,20C184,60 184,160 120,204', c.hero, 3, 'stroke-opacity=".75"') +
    c.fill('M48,66A86,86 0 0 1 92,30L98,42A74,74 0 0 0 60,74z', '#fff6e0', 'fill-opacity=".35"') +
    c.duo(circle(120, 20, 11), c.accent, 4) +
    c.duo(box(204, 104, 30, 14, 3), c.accent, 3)
  );
};
