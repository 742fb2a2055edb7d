import { fill, line, type Paint, wrap } from '../scene-paint.ts';
import { arches, archRadius, archTop, hallHeight, hallWidth, type InFront } from './arches.ts';

const night = (paint: Paint) =>
  `<circle cx="600" cy="120" r="54" fill="${paint('far')}"/><circle cx="600" cy="120" r="34" fill="${paint('lamp')}"/>` +
  fill('M0,222l90,-50l70,34l80,-60l110,70l90,-40l80,36l90,-50l110,58V300H0z', paint('far')) +
  fill('M0,240c120,-18 240,8 360,-4s240,-10 360,2V300H0z', paint('near'), 'fill-opacity=".8"');

/** The arches behind closed gates, a lock on the middle one. */
export const gates = (paint: Paint): string => {
  const bars: InFront = (x, at) =>
    `<g clip-path="url(#gates${at})">` +
    [...Array(11)].map((_, k) => fill(`M${x - 80 + k * 16 - 2.5},${archTop}h5v230h-5z`, paint('near'))).join('') +
    [148, 212]
      .map((y) => fill(`M${x - archRadius},${y}h${archRadius * 2}v8h-${archRadius * 2}z`, paint('near')))
      .join('') +
    fill(`M${x - 3},${archTop}h6v230h-6z`, paint('near')) +
    [...Array(10)]
      .map(
        (_, k) =>
          `<circle cx="${x - 72 + k * 16}" cy="140" r="5" fill="none" stroke="${paint('near')}" stroke-width="3"/>`,
      )
      .join('') +
    '</g>';
  let o = arches(paint, 'gates', night(paint), bars);
  /* a lock on the middle one */
  o +=
    fill('M332,186h56v52h-56z', paint('near'), 'transform="translate(5 6)" fill-opacity=".5"') +
    `<path d="M344,190v-14a16,16 0 0 1 32,0v14" fill="none" stroke="${paint('lamp')}" stroke-width="8"/>` +
    fill('M330,186h60v50h-60z', paint('lamp')) +
    fill('M364,186h26v50h-26z', paint('near'), 'fill-opacity=".28"') +
    fill('M356,202a7,7 0 1 1 8,0l3,18h-14z', paint('near'));
  [240, 480].forEach((x) => {
    o +=
      line(`M${x},132v14`, paint('near'), 4) +
      fill(`M${x - 12},146h24l-4,30h-16z`, paint('lamp')) +
      fill(`M${x},146h12l-4,30h-8z`, paint('near'), 'fill-opacity=".25"') +
      fill(`M${x - 15},140h30v7h-30z`, paint('near'));
  });
  o += fill('M560,268H640L730,320H470z', paint('lamp'), 'fill-opacity=".16"');
  return wrap(hallWidth, hallHeight, o);
};
