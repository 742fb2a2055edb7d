import { fill, type Paint, wrap } from '../scene-paint.ts';
import { heroHeight as h, heroWidth as w, wing } from './wing.ts';

/* One window of the arcade with the evening behind it. */
const opening = (paint: Paint, x: number, r: number, top: number) =>
  `<clipPath id="arcade${x}"><path d="M${x - r},300V${top + r}a${r},${r} 0 0 1 ${2 * r},0V300z"/></clipPath>` +
  fill(
    `M${x - r - 12},${h}V${top + r}a${r + 12},${r + 12} 0 0 1 ${2 * r + 24},0V${h}z`,
    paint('near'),
    'fill-opacity=".55"',
  ) +
  `<g clip-path="url(#arcade${x})">` +
  fill(`M${x - r},0h${2 * r}V${h}h${-2 * r}z`, paint('sky')) +
  `<circle cx="566" cy="196" r="128" fill="${paint('far')}"/><circle cx="566" cy="196" r="84" fill="${paint('lamp')}"/>` +
  fill('M240,246l60,-34l44,20l70,-52l62,50l40,-18l58,34l60,-44l52,34l70,-30l80,40V320H240z', paint('far')) +
  fill(
    'M300,232l44,0l70,-52l-22,66zM476,230l40,-18l-20,40zM574,246l60,-44l-16,52z',
    paint('near'),
    'fill-opacity=".5"',
  ) +
  fill('M240,262c60,-14 120,-6 190,-2s150,-16 400,0V320H240z', paint('near')) +
  Array.from({ length: 7 }, (_, at) =>
    fill(`M${504 + at * 7},${266 + at * 6}h${124 - at * 14}v2.5h-${124 - at * 14}z`, paint('lamp')),
  ).join('') +
  '</g>';

const column = (paint: Paint, x: number) =>
  fill(`M${x - 13},112h26v190h-26z`, paint('far')) +
  fill(`M${x + 2},112h11v190h-11z`, paint('near'), 'fill-opacity=".5"') +
  fill(`M${x - 19},102h38v8h-38z`, paint('lamp')) +
  fill(`M${x - 16},110h32v4h-32z`, paint('lamp'), 'fill-opacity=".6"') +
  fill(`M${x - 18},296h36v8h-36z`, paint('near'));

const lamp = (paint: Paint, x: number, y: number) =>
  `<path stroke="${paint('near')}" stroke-width="3" d="M${x},0V${y}"/>` +
  fill(`M${x - 16},${y}h32l-6,-9h-20z`, paint('near')) +
  fill(`M${x - 15},${y}h30a15,15 0 0 1 -30,0z`, paint('lamp'));

const guests = (paint: Paint) =>
  `<g fill="${paint('near')}" transform="translate(596 334) scale(1.05)"><path d="M-13,-72q13,-9 26,0l4,36h-5l-2,36h-8l-2,-32l-2,32h-8l-2,-36h-5z"/><circle cy="-87" r="9"/></g>` +
  `<g fill="${paint('near')}" transform="translate(626 334)"><path d="M-9,-71q9,-6 18,0l7,26l-4,2l-5,-14l-1,8l11,42h-34l11,-42l-1,-8l-5,14l-4,-2z"/><circle cy="-85" r="8.5"/><circle cx="5" cy="-94" r="5"/></g>`;

const palm = (paint: Paint) =>
  `<g transform="translate(790 316)">${fill('M-24,-6h48l-8,44h-32z', paint('far'))}${fill('M2,-6h22l-8,44H2z', paint('near'), 'fill-opacity=".5"')}${[
    -70, -42, -14, 16, 46, 72,
  ]
    .map(
      (turn, at) =>
        `<g transform="rotate(${turn})"><path fill="${paint(at % 2 ? 'mid' : 'near')}" stroke="${paint('near')}" stroke-width="1.5" d="M0,0C-18,-44 -14,-90 6,-124C18,-84 16,-40 0,0z"/></g>`,
    )
    .join('')}</g>`;

/** An arcade at evening, two guests on their way in. */
export const arcade = (paint: Paint): string =>
  wrap(
    w,
    h,
    fill(`M0,0H${w}V${h}H0z`, paint('mid')) +
      fill(`M0,0H${w}V34H0z`, paint('near'), 'fill-opacity=".35"') +
      opening(paint, 404, 62, 92) +
      opening(paint, 566, 76, 56) +
      opening(paint, 728, 62, 92) +
      column(paint, 484) +
      column(paint, 648) +
      fill(`M0,302H${w}V${h}H0z`, paint('near')) +
      [-9, -7, -5, -3, -1, 1, 3, 5, 7, 9]
        .map((at) => fill(`M${566 + at * 44},302h44L${566 + (at + 1) * 96},${h}h-96z`, paint('mid')))
        .join('') +
      fill(`M508,302H624L668,${h}H464z`, paint('lamp'), 'fill-opacity=".32"') +
      lamp(paint, 404, 64) +
      lamp(paint, 566, 30) +
      lamp(paint, 728, 64) +
      guests(paint) +
      palm(paint) +
      wing(paint),
    'xMaxYMid',
  );
