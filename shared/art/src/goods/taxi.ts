import { box, circle } from '../shape.ts';
import type { Good } from './good.ts';

const BODY = 'M44,170V140q0,-14 14,-17L92,116L118,84q7,-9 18,-9H200q11,0 18,8L244,114L268,120q14,4 14,18V170z';
const ROOF = 'M108,114L128,91q4,-5 11,-5H154V114z';
const REAR = 'M164,114V86H198q6,0 10,5L228,114z';

export const taxi: Good = {
  colours: ['#1b1b2e', '#3b4a8c', '#5565ab', '#f4c04a', '#e4553b'],
  scene: (c) =>
    // The houses of a street in the evening.
    c.fill('M0,184V92H34V60H84V112H120V74H150V40H206V98H238V66H286V104H320V184z', c.ground2) +
    [
      [48, 76],
      [66, 76],
      [48, 96],
      [164, 56],
      [184, 56],
      [250, 82],
      [268, 82],
    ]
      .map(([x, y]) => c.fill(box(x!, y!, 8, 10), '#f7dd9a'))
      .join('') +
    c.fill('M0,184H320V220H0z', c.shade(c.ground, 0.5)) +
    [18, 118, 218].map((x) => c.fill(box(x, 200, 56, 5), c.light, 'fill-opacity=".55"')).join('') +
    c.fill('M56,190H300l-16,10H70z', c.ink, 'fill-opacity=".35"') +
    c.fill(box(140, 56, 48, 20, 5), c.light) +
    c.fill(box(148, 63, 32, 6, 3), c.accent) +
    c.cast(BODY, 8, 5) +
    c.duo(BODY, c.hero, 10) +
    c.fill(ROOF, '#cfe6ee') +
    c.fill(REAR, '#a9cfdc') +
    c.fill('M117,114L136,88h10L126,114z', '#f2fbfd') +
    [...Array(19).keys()].map((at) => c.fill(box(46 + at * 12, 136 + (at % 2) * 7, 12, 7), c.ink)).join('') +
    c.fill(box(270, 146, 14, 12, 4), '#fdf1da') +
    c.fill(box(42, 150, 10, 12, 4), c.accent) +
    [98, 230]
      .map(
        (x) =>
          c.fill(circle(x, 172, 27), c.ink) + c.fill(circle(x, 172, 14), '#c9c3b6') + c.fill(circle(x, 172, 5), c.ink),
      )
      .join(''),
};
