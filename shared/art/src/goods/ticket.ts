import { box, circle } from '../shape.ts';
import { floor, glow, type Good } from './good.ts';

const NOTCHES = [...Array(8).keys()].map(() => 'l-9,-8l-9,8').join('');
const PAPER = `M88,30H232V190${NOTCHES}z`;

export const ticket: Good = {
  colours: ['#1d1436', '#5b3f8f', '#7659ab', '#f0be52', '#e4553b'],
  scene: (c) =>
    glow(c, 160, 108, 96) +
    floor(c, 186) +
    `<g transform="rotate(-6 160 110)">${
      c.cast(PAPER, 14, 10) +
      c.fill(PAPER, c.light) +
      c.fill(box(88, 30, 144, 34), c.accent) +
      c.fill(box(104, 42, 66, 10, 5), c.light) +
      [0, 1, 2]
        .map((row) =>
          [0, 1, 2, 3, 4]
            .map((column) =>
              c.fill(
                circle(112 + column * 24, 86 + row * 26, 9),
                [1, 3, 9, 12].includes(row * 5 + column) ? c.accent : '#e3cfa4',
              ),
            )
            .join(''),
        )
        .join('') +
      c.fill(box(104, 160, 112, 5, 2.5), '#d7c199')
    }</g>` +
    [
      [66, 168, 28],
      [262, 156, 34],
    ]
      .map(
        ([x, y, radius]) =>
          c.cast(circle(x!, y!, radius!), 7, 6) +
          c.duo(circle(x!, y!, radius!), c.hero, radius! * 0.22) +
          c.fill(circle(x! - 3, y! - 3, radius! * 0.5), '#fffaf0'),
      )
      .join(''),
};
