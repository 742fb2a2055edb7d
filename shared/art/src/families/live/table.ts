import type { Scene } from '../../canvas.ts';
import { circle, oval } from '../../shape.ts';
import { card } from '../../things/card.ts';
import { stack } from '../../things/chip-stack.ts';
import { court } from '../../things/court-card.ts';

export const table: Scene = (c) => {
  let o =
    `<rect width="240" height="290" fill="${c.shade(c.ground, 0.45)}"/>` +
    c.fill(oval(120, 128, 154, 134), c.shade(c.hero, 0.4)) +
    c.fill(oval(120, 128, 146, 126), c.ground) +
    c.line('M22,82C34,206 206,206 218,82', c.ground2, 26) +
    c.line('M22,82C34,206 206,206 218,82', c.hero, 1.5, 'transform="translate(0 16)"');
  (
    [
      [38, 138],
      [78, 170],
      [120, 182],
      [162, 170],
      [202, 138],
    ] as const
  ).forEach((p, i) => {
    o +=
      c.fill(circle(p[0], p[1], 17), c.shade(c.ground, 0.2)) +
      c.line(circle(p[0], p[1], 17), c.hero, 1.5) +
      (i % 2 ? stack(c, p[0], p[1] - 2, 14, 4, i === 1 ? c.accent : c.hero) : '');
  });
  return o + c.at(84, 80, 0.66, court(c, 'K', 'spade'), -6) + c.at(152, 80, 0.66, card(c, 'diamond', '9'), 7);
};
