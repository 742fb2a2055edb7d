import type { Scene } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { ground } from '../../grounds.ts';
import { circle } from '../../shape.ts';
import { ball } from '../../things/ball.ts';

export const ticket: Scene = (c) => {
  const d = 'M-78,-104H78V-30a10,10 0 0 0 0,20V104H-78V-10a10,10 0 0 0 0,-20z';
  let g =
    c.cast(d, 10, 12, 0.34) +
    c.fill(d, c.light) +
    c.fill('M-78,-104H78V-62H-78z', c.accent) +
    c.text(c.game.id.replace(/\D/g, '').padStart(4, '0').slice(-4).split('').join(' '), 0, -74, 28, c.light, {
      anchor: 'middle',
    }) +
    c.line('M-66,-20H66', mix(c.light, c.ink, 0.35), 2, 'stroke-dasharray="1 7"');
  for (let j = 0; j < 3; j++)
    for (let i = 0; i < 5; i++) {
      const on = c.random() < 0.36,
        x = -56 + i * 28,
        y = 10 + j * 32;
      g +=
        c.fill(circle(x, y, 12), on ? (c.hero === c.light ? c.accent : '#b8322a') : mix(c.light, c.ink, 0.12)) +
        c.text(String(j * 5 + i + 1).padStart(2, '0'), x, y + 5, 14, on ? '#fff' : c.ink, { anchor: 'middle' });
    }
  g += [-56, -28, 0, 28, 56]
    .map(
      (x) =>
        c.fill(circle(x, -42, 9), mix(c.light, c.ink, 0.14)) +
        c.text(c.whole(0, 9), x, -37, 14, c.ink, { anchor: 'middle' }),
    )
    .join('');
  return (
    ground(c, c.pick(['rays', 'check', 'stripe']), 120, 120) +
    c.at(150, 130, 0.96, c.cast(d, 8, 10) + c.fill(d, c.hero), 14) +
    c.at(112, 126, 1, g, -7) +
    ball(c, 200, 204, 34, c.whole(1, 49), c.accent)
  );
};
