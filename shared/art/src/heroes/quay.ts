import { fill, line, type Paint, wrap } from '../scene-paint.ts';
import { heroHeight as h, heroWidth as w, wing } from './wing.ts';

const house = (paint: Paint, x: number, y: number, width: number, windows: number) =>
  fill(`M${x},${y}h${width}V256h${-width}z`, paint('mid')) +
  fill(`M${x + width * 0.6},${y}h${width * 0.4}V256h${-width * 0.4}z`, paint('near'), 'fill-opacity=".5"') +
  Array.from({ length: windows }, (_, at) =>
    fill(
      `M${x + 8 + (at % 2) * (width * 0.42)},${y + 16 + Math.floor(at / 2) * 30}h11v${at % 3 ? 15 : 18}h-11z`,
      paint('lamp'),
      at % 4 === 3 ? 'fill-opacity=".35"' : '',
    ),
  ).join('');

const boat = (paint: Paint, x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${fill('M-64,0H66L48,26H-46z', paint('near'))}${line('M0,0V-118', paint('near'), 5)}${fill('M6,-114C48,-84 58,-42 52,-10H6z', paint('ink'))}${fill('M6,-114C28,-84 30,-42 26,-10H6z', paint('lamp'), 'fill-opacity=".5"')}${fill('M-5,-96C-32,-64 -42,-36 -44,-10H-5z', paint('far'))}</g>`;

/** A quay by night: lit houses, a boat coming in, lamps on the water. */
export const quay = (paint: Paint): string =>
  wrap(
    w,
    h,
    fill(`M0,0H${w}V${h}H0z`, paint('sky')) +
      fill('M300,150C400,96 520,110 610,134S760,120 830,96V0H300z', paint('mid'), 'fill-opacity=".28"') +
      `<circle cx="520" cy="122" r="92" fill="${paint('far')}"/><circle cx="520" cy="122" r="56" fill="${paint('lamp')}"/>` +
      fill('M300,226l70,-44l60,26l72,-48l80,56l60,-24l178,34V262H300z', paint('far')) +
      house(paint, 630, 128, 54, 8) +
      house(paint, 684, 92, 62, 10) +
      house(paint, 746, 142, 80, 7) +
      fill('M684,92l31,-28l31,28zM630,128l27,-22l27,22z', paint('near')) +
      fill(`M300,252H${w}V${h}H300z`, paint('mid')) +
      fill(`M300,252H${w}V258H300z`, paint('near'), 'fill-opacity=".6"') +
      [0, 1, 2, 3, 4, 5]
        .map((at) =>
          fill(
            `M${462 + at * 9},${268 + at * 13}h${118 - at * 17}v3.5h${-(118 - at * 17)}z`,
            paint('lamp'),
            `fill-opacity="${0.9 - at * 0.1}"`,
          ),
        )
        .join('') +
      [640, 700, 762]
        .map((x, at) =>
          fill(
            `M${x},${272 + at * 7}h${34 - at * 4}v3h${-(34 - at * 4)}zM${x + 6},${288 + at * 6}h20v3h-20z`,
            paint('lamp'),
            'fill-opacity=".5"',
          ),
        )
        .join('') +
      boat(paint, 424, 274, 1.02) +
      boat(paint, 586, 260, 0.42) +
      fill(`M560,${h}C610,318 700,308 ${w},312V${h}z`, paint('near')) +
      [600, 690, 780]
        .map(
          (x) =>
            line(`M${x},${h}V${232}`, paint('near'), 5) +
            fill(`M${x - 13},232h26l-5,-26h-16z`, paint('lamp')) +
            fill(`M${x - 16},206h32l-10,-9h-12z`, paint('near')) +
            `<circle cx="${x}" cy="220" r="34" fill="${paint('lamp')}" fill-opacity=".14"/>`,
        )
        .join('') +
      wing(paint),
    'xMaxYMid',
  );
