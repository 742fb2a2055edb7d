import { box, circle } from '../shape.ts';
import { floor, type Good } from './good.ts';

const BODY = 'M112,76H208L220,176H100z';

export const lantern: Good = {
  colours: ['#14162a', '#2a3468', '#3f4b87', '#c8352b', '#f4c04a'],
  scene: (c) =>
    c.fill(circle(160, 124, 98), c.ground2) +
    c.fill(circle(160, 124, 70), c.lift(c.ground2, 0.22)) +
    floor(c, 184) +
    c.line('M134,52a26,30 0 0 1 52,0', c.accent, 6) +
    c.cast(BODY, 12, 8) +
    c.duo(BODY, '#f8dc94', 10, 0.2) +
    c.fill('M160,104c20,22 22,36 12,50h-24c-10,-14 -8,-28 12,-50z', '#e4793b') +
    c.fill('M160,126c9,11 9,20 4,28h-8c-5,-8 -5,-17 4,-28z', '#fff3d2') +
    c.line('M136,78L130,176M184,78L190,176', c.hero, 6) +
    c.line('M104,128H216', c.hero, 5) +
    c.fill('M98,76L120,52H200L222,76z', c.hero) +
    c.fill('M160,52H200L222,76H160z', c.shade(c.hero, 0.3)) +
    c.fill(box(92, 172, 136, 14, 4), c.hero) +
    c.fill(box(160, 172, 68, 14, 4), c.shade(c.hero, 0.3)),
};
