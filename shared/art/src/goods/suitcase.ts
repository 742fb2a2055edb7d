import { box, circle } from '../shape.ts';
import { floor, type Good, niche } from './good.ts';

const CASE = box(78, 62, 164, 124, 14);

export const suitcase: Good = {
  colours: ['#0d1c2b', '#86b9cc', '#a9d0da', '#e5623d', '#f6d04d'],
  scene: (c) =>
    niche(c, 100, 60, 70) +
    niche(c, 232, 94, 52) +
    floor(c, 190) +
    c.fill('M130,62V30h60v32h-10V40h-40v22z', c.ink) +
    c.fill(circle(108, 192, 10) + circle(212, 192, 10), c.ink) +
    c.cast(CASE, 14, 8) +
    c.duo(CASE, c.hero, 14, 0.28) +
    [104, 196].map((x) => c.fill(box(x, 62, 18, 124), c.shade(c.hero))).join('') +
    [78, 218].map((x) => c.fill(box(x, 62, 24, 20, 6) + box(x, 166, 24, 20, 6), c.light)).join('') +
    c.fill(circle(160, 124, 25), c.light) +
    // A paper plane for a sticker.
    c.fill('M143,126L178,108L166,142L158,131z', '#24609f') +
    c.fill('M158,131L178,108L162,136z', '#163f6b') +
    c.line('M226,92l22,30', c.ink, 3) +
    `<g transform="rotate(14 254 140)">${
      c.fill('M240,122h28v44h-28z', c.accent) +
      c.fill(circle(254, 130, 3.5), c.ink) +
      c.fill(box(246, 142, 16, 4) + box(246, 150, 16, 4), c.shade(c.accent, 0.5))
    }</g>`,
};
