import { fill, line, type Paint, wrap } from '../scene-paint.ts';
import { wedge } from '../shape.ts';
import { heroHeight as h, heroWidth as w, wing } from './wing.ts';

const wheel = (paint: Paint) =>
  `<g transform="translate(566 330) scale(1 .5)"><circle r="206" fill="${paint('near')}"/><circle r="194" fill="${paint('far')}"/><circle r="178" fill="${paint('near')}"/>${Array.from({ length: 24 }, (_, at) => fill(wedge(0, 0, 118, 172, at * 15 + 0.7, at * 15 + 14.3), paint(at % 2 ? 'sky' : 'mid'))).join('')}<circle r="112" fill="${paint('far')}"/><circle r="98" fill="${paint('sky')}"/>${Array.from({ length: 8 }, (_, at) => fill(wedge(0, 0, 26, 94, at * 45 + 6, at * 45 + 26), paint('far'))).join('')}<circle r="34" fill="${paint('lamp')}"/><circle cx="-86" cy="-72" r="15" fill="${paint('ink')}"/></g>` +
  fill('M556,322l4,-72h12l4,72z', paint('lamp')) +
  `<circle cx="566" cy="244" r="12" fill="${paint('lamp')}"/>` +
  fill('M566,232a12,12 0 0 1 0,24z', paint('near'), 'fill-opacity=".3"');

const drape = (paint: Paint, x: number, side: number) =>
  `<g transform="translate(${x} 0) scale(${side} 1)">${fill('M0,0H120C112,80 60,150 34,196C26,214 26,260 30,310H0z', paint('sky'))}${[0, 1, 2].map((at) => fill(`M${16 + at * 30},0h14C${26 + at * 27},80 ${16 + at * 14},150 ${8 + at * 8},200H${2 + at * 8}C${10 + at * 14},150 ${18 + at * 26},80 ${16 + at * 30},0z`, paint('near'), 'fill-opacity=".3"')).join('')}${fill('M-2,188c14,10 30,12 44,8l-4,14c-14,4 -28,2 -40,-6z', paint('lamp'))}</g>`;

/** A salon before the first guests: the great wheel, drapes drawn back, a chandelier. */
export const salon = (paint: Paint): string =>
  wrap(
    w,
    h,
    fill(`M0,0H${w}V${h}H0z`, paint('mid')) +
      [360, 500, 640, 780]
        .map(
          (x) =>
            fill(`M${x - 52},260V110a46,46 0 0 1 92,0V260z`, paint('near'), 'fill-opacity=".45"') +
            fill(`M${x - 44},260V110a38,38 0 0 1 76,0V260z`, paint('far'), 'fill-opacity=".32"'),
        )
        .join('') +
      fill(`M300,258H${w}V${h}H300z`, paint('near')) +
      `<ellipse cx="566" cy="300" rx="268" ry="70" fill="${paint('lamp')}" fill-opacity=".2"/>` +
      wheel(paint) +
      line('M566,0V40', paint('near'), 4) +
      line('M486,70Q566,112 646,70M510,62Q566,88 622,62', paint('far'), 6) +
      [486, 526, 566, 606, 646]
        .map((x, at) => {
          const y = 66 + (2 - Math.abs(2 - at)) * 10;
          return (
            fill(`M${x - 6},${y}h12v-20h-12z`, paint('ink')) +
            fill(`M${x},${y - 40}c8,10 8,18 0,20c-8,-2 -8,-10 0,-20z`, paint('lamp'))
          );
        })
        .join('') +
      fill('M556,36h20l-4,18h-12z', paint('lamp')) +
      drape(paint, 322, 1) +
      drape(paint, w, -1) +
      wing(paint),
    'xMaxYMid',
  );
