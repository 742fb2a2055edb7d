import { box, star } from '../shape.ts';
import { symbols } from '../symbols.ts';
import type { Good } from './good.ts';

const FRAME = box(54, 40, 212, 136, 14);

export const freeSpins: Good = {
  colours: ['#2b1020', '#a8325e', '#c04d75', '#f0be52', '#2e6b4a'],
  scene: (c) =>
    // The arrow that turns behind the reels.
    c.line('M46,156A122,92 0 0 1 160,18A122,92 0 0 1 262,60', c.ground2, 20) +
    c.fill('M284,28L276,88L226,58z', c.ground2) +
    c.fill('M0,190H320V220H0z', c.shade(c.ground, 0.42)) +
    c.cast(FRAME, 12, 12) +
    c.duo(FRAME, c.hero, 8) +
    [68, 132, 196].map((x) => c.fill(box(x, 56, 56, 104, 6), c.light)).join('') +
    [68, 132, 196]
      .map((x) => c.fill(box(x, 56, 56, 16, 6) + box(x, 144, 56, 16, 6), c.ink, 'fill-opacity=".14"'))
      .join('') +
    c.at(96, 108, 0.5, symbols.cherry(c, '#c8352b')) +
    c.at(160, 108, 0.56, symbols.seven(c, '#c8352b')) +
    c.at(224, 108, 0.5, symbols.bell(c, '#eab648')) +
    c.line('M266,108h18V76', c.shade(c.hero, 0.35), 8) +
    c.fill(star(284, 66, 5, 17, 8), '#fdf1da') +
    c.fill(star(34, 52, 4, 13, 4) + star(40, 188, 4, 10, 3) + star(300, 170, 4, 12, 4), c.light),
};
