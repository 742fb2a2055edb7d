import { box, circle } from '../shape.ts';
import { floor, type Good, niche } from './good.ts';

const SCREEN = box(112, 26, 88, 134, 11);
const FOOT = 'M84,190L98,172H222L240,190z';

export const phoneStand: Good = {
  colours: ['#241610', '#d9a15a', '#e6b878', '#8a4f2a', '#2d7390'],
  scene: (c) =>
    niche(c, 160, 10, 96) +
    floor(c, 186) +
    // The back leg.
    c.fill('M196,92L236,180H216L184,112z', c.shade(c.hero, 0.4)) +
    c.cast(SCREEN, 14, 10) +
    c.fill(SCREEN, c.ink) +
    c.fill(box(119, 36, 74, 112, 5), c.accent) +
    c.fill('M119,120L146,84L166,108L178,94L193,112V143q0,5 -5,5H124q-5,0 -5,-5z', '#f6d876') +
    c.fill(circle(170, 62, 12), '#fdf1da') +
    c.cast(FOOT, 10, 8) +
    c.duo(FOOT, c.hero, 8) +
    c.duo(box(92, 156, 136, 18, 6), c.lift(c.hero, 0.2), 6) +
    c.line('M110,182H206', c.shade(c.hero, 0.3), 3),
};
