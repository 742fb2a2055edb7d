import { box, wedge } from '../shape.ts';
import { floor, type Good } from './good.ts';

const BOX = box(92, 106, 136, 82, 5);
const LID = box(80, 78, 160, 34, 6);
const BOW = 'M160,78C112,82 98,30 130,30S158,60 160,78C162,60 158,30 190,30S208,82 160,78z';

/** For what has no picture of its own: a parcel. */
export const gift: Good = {
  colours: ['#1d1a33', '#8a6bb0', '#a186c2', '#f0be52', '#c53a2b'],
  scene: (c) =>
    [...Array(12).keys()].map((at) => c.fill(wedge(160, 110, 0, 240, at * 30, at * 30 + 15), c.ground2)).join('') +
    floor(c, 182) +
    c.cast(BOX, 14, 8) +
    c.duo(BOX, c.hero, 12) +
    c.fill(box(144, 106, 32, 82), c.accent) +
    c.cast(LID, 8, 8) +
    c.duo(LID, c.lift(c.hero, 0.2), 6) +
    c.fill(box(142, 78, 36, 34), c.shade(c.accent, 0.14)) +
    c.cast(BOW, 6, 6) +
    c.duo(BOW, c.accent, 6),
};
