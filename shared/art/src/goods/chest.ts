import { box, circle, oval, star } from '../shape.ts';
import { flatCoin } from './coin-pile.ts';
import { floor, type Good, niche } from './good.ts';

const TRUNK = box(76, 118, 168, 70, 6);
const LID = 'M76,84C80,48 108,30 160,30S240,48 244,84z';

export const chest: Good = {
  colours: ['#1c1410', '#1f5f6b', '#2f7c88', '#9a5b2e', '#efc35c'],
  scene: (c) =>
    niche(c, 160, 6, 118) +
    floor(c, 180) +
    c.cast(LID, 10, 6) +
    c.duo(LID, c.hero, 10) +
    [96, 208].map((x) => c.fill(`M${x},84V${44}h18V84z`, c.accent)).join('') +
    c.fill('M76,84H244V100H76z', c.shade(c.hero, 0.6)) +
    // What the lid was hiding.
    [108, 160, 212].map((x, at) => flatCoin(c, x, 104 - (at % 2) * 14)).join('') +
    [134, 186].map((x) => flatCoin(c, x, 106)).join('') +
    c.cast(TRUNK, 12, 8) +
    c.duo(TRUNK, c.hero, 12) +
    [96, 208].map((x) => c.fill(box(x, 118, 18, 70), c.accent)).join('') +
    c.fill(box(76, 118, 168, 10), c.accent) +
    c.fill(box(144, 124, 32, 36, 5), '#fbe7ae') +
    c.fill(circle(160, 138, 5) + box(157, 138, 6, 13), c.ink) +
    flatCoin(c, 56, 190) +
    c.fill(oval(282, 194, 22, 7), '#f0be52') +
    c.fill(star(250, 44, 4, 14, 4) + star(66, 60, 4, 11, 3), c.light),
};
