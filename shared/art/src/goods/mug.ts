import { box, circle, oval, star } from '../shape.ts';
import { floor, glow, type Good, HOLE } from './good.ts';

const BODY = box(92, 62, 116, 126, 12);

export const mug: Good = {
  colours: ['#10202e', '#4d7fa8', '#6a99bf', '#e4553b', '#fdf1da'],
  scene: (c) =>
    glow(c, 156, 112, 92) +
    floor(c, 184) +
    c.cast(BODY, 14, 8) +
    c.fill(circle(216, 122, 36) + circle(216, 122, 21), c.shade(c.hero, 0.18), HOLE) +
    c.duo(BODY, c.hero, 16, 0.26) +
    c.fill(oval(150, 66, 58, 13), c.lift(c.hero, 0.35)) +
    c.fill(oval(150, 68, 47, 9), c.shade(c.hero, 0.55)) +
    c.fill(star(146, 128, 5, 32, 13), c.accent),
};
