import { box, star, wedge } from '../shape.ts';
import type { Good } from './good.ts';

const SLIP = 'M50,62H270V96a15,15 0 0 0 0,30V160H50V126a15,15 0 0 0 0,-30z';

export const voucher: Good = {
  colours: ['#3a1a12', '#eeb03c', '#f5c869', '#c53a2b', '#1e4d4a'],
  scene: (c) =>
    [...Array(16).keys()]
      .map((at) => c.fill(wedge(160, 110, 0, 240, at * 22.5, at * 22.5 + 11.25), c.ground2))
      .join('') +
    `<g transform="rotate(9 160 110)">${c.cast(SLIP, 10, 16) + c.fill(SLIP, c.accent)}</g>` +
    `<g transform="rotate(-7 160 110)">${
      c.cast(SLIP, 8, 8) +
      c.fill(SLIP, c.hero) +
      c.fill('M196,62H270V96a15,15 0 0 0 0,30V160H196z', c.ink, 'fill-opacity=".22"') +
      [...Array(8).keys()].map((at) => c.fill(box(194, 68 + at * 12, 3, 6), c.light)).join('') +
      c.fill(star(124, 111, 5, 34, 14), c.light) +
      c.fill(box(214, 84, 38, 6, 3) + box(214, 100, 38, 6, 3) + box(214, 116, 24, 6, 3), c.light)
    }</g>`,
};
