import { mix } from '../colour.ts';
import { box, wedge } from '../shape.ts';
import { floor, type Good } from './good.ts';

const BODY = box(106, 20, 92, 176, 12);
const CARD = 'M206,112h44l18,18v56h-62z';

export const phoneCredit: Good = {
  colours: ['#10222f', '#1e5873', '#2d7390', '#f4c04a', '#e4553b'],
  scene: (c) =>
    [84, 62, 40]
      .map((radius, at) =>
        c.fill(wedge(196, 52, radius - 12, radius, -78, 14), mix(c.ground2, c.light, 0.12 * (at + 1))),
      )
      .join('') +
    floor(c) +
    `<g transform="rotate(-8 152 108)">${
      c.cast(BODY, 16, 10) +
      c.fill(BODY, c.ink) +
      c.fill(box(114, 32, 76, 150, 5), c.light) +
      c.fill(box(114, 32, 76, 46, 4), c.accent) +
      [0, 1, 2, 3].map((at) => c.fill(box(126 + at * 13, 66 - at * 7, 9, 6 + at * 7), c.light)).join('') +
      c.line('M152,90V124M135,107H169', c.ink, 9) +
      c.fill(box(126, 138, 52, 7), '#d7c199') +
      c.fill(box(126, 160, 52, 14, 4), c.ground)
    }</g>` +
    `<g transform="rotate(12 236 146)">${
      c.cast(CARD, 9, 8) +
      c.fill(CARD, c.hero) +
      c.fill(box(220, 140, 34, 32, 4), c.shade(c.hero, 0.35)) +
      c.line('M220,156h34M237,140v32', c.hero, 3)
    }</g>`,
};
