import type { Scene } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { circle } from '../../shape.ts';

export const angler: Scene = (c) => {
  const dk = c.shade(c.ground, 0.5);
  const o =
    `<rect width="240" height="290" fill="${dk}"/>` +
    [112, 82, 54].map((q, i) => c.fill(circle(58, 70, q), mix(dk, c.ground2, 0.25 + i * 0.25))).join('');
  const b = 'M40,132C58,84 116,62 166,84C204,102 222,150 200,190C176,226 96,226 60,196C44,184 38,160 40,132z';
  return (
    o +
    c.fill('M196,130C222,100 236,96 256,92V210C232,206 214,196 198,172z', c.shade(c.hero, 0.35)) +
    c.duo(b, c.hero, 12) +
    c.fill('M32,142C70,150 112,150 132,136C142,172 112,206 70,200C48,190 34,170 32,142z', c.ink) +
    [44, 60, 76, 92, 108].map((x, i) => c.fill(`M${x - 6},${145 + i}l6,24l7,-24z`, c.light)).join('') +
    [62, 80, 98].map((x, i) => c.fill(`M${x - 6},${200 - i * 2}l5,-22l7,20z`, c.light)).join('') +
    c.fill(circle(112, 106, 17), c.light) +
    c.fill(circle(107, 106, 9), c.ink) +
    c.line('M130,78C118,30 84,24 64,56', c.shade(c.hero, 0.2), 6) +
    c.fill(circle(58, 70, 24), c.accent, 'fill-opacity=".35"') +
    c.fill(circle(58, 70, 15), c.accent) +
    c.fill(circle(54, 66, 6), c.light) +
    c.duo('M150,150C172,146 186,160 182,178C166,184 150,172 150,150z', c.accent, 4)
  );
};
