import { circle, oval } from '../shape.ts';
import { floor, glow, type Good, HOLE } from './good.ts';

const CUP = 'M98,82H206V112c0,40 -22,62 -54,62s-54,-22 -54,-62z';
const SAUCER = oval(152, 178, 96, 15);

export const coffee: Good = {
  colours: ['#2a1512', '#c65a3a', '#d9774e', '#fdf1da', '#3b2118'],
  scene: (c) =>
    glow(c, 152, 104, 92) +
    floor(c) +
    c.cast(SAUCER, 10, 8) +
    c.duo(SAUCER, '#e9cfa4', 10, 0.18) +
    c.fill(oval(152, 175, 60, 8), '#c7a675') +
    c.cast(CUP, 16, 6) +
    c.fill(circle(210, 114, 25) + circle(210, 114, 14), '#d9bd92', HOLE) +
    c.duo(CUP, c.hero, 14, 0.2) +
    c.fill(oval(152, 82, 54, 13), '#e9cfa4') +
    c.fill(oval(152, 84, 45, 9), '#5a2d1a') +
    c.fill(oval(140, 83, 18, 4), '#a8683c') +
    // A bean on the cup.
    c.at(148, 132, 1, c.fill(oval(0, 0, 15, 22), c.ground) + c.line('M2,-21C-8,-8 8,8 -2,21', c.hero, 3.5), 24) +
    c.line(
      'M130,60c-10,-12 10,-20 0,-34M154,54c-10,-14 10,-22 0,-38M178,60c-10,-12 10,-20 0,-34',
      c.light,
      7,
      'opacity=".75"',
    ),
};
