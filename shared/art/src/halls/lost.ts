import { fill, line, type Paint, wrap } from '../scene-paint.ts';
import { arches, hallHeight, hallWidth } from './arches.ts';

const night = (paint: Paint) =>
  `<circle cx="150" cy="116" r="46" fill="${paint('far')}"/><circle cx="150" cy="116" r="28" fill="${paint('lamp')}"/>` +
  fill('M0,226l80,-40l90,30l90,-56l90,60l100,-44l90,40l90,-36l90,44V300H0z', paint('far')) +
  fill('M0,242c120,-16 240,8 360,-4s240,-10 360,2V300H0z', paint('near'), 'fill-opacity=".8"');

const board = (paint: Paint, x: number, y: number, side: number, colour: string) =>
  `<g transform="translate(${x} ${y}) scale(${side} 1)">${fill('M0,-15H92L110,0L92,15H0z', paint('near'), 'transform="translate(4 5)" fill-opacity=".4"')}${fill('M0,-15H92L110,0L92,15H0z', colour)}${fill('M12,-4H72v3H12zM12,4H54v3H12z', paint('near'), 'fill-opacity=".55"')}</g>`;

/** A signpost pointing in all directions, and a person with a lamp looking for the way. */
export const lost = (paint: Paint): string =>
  wrap(
    hallWidth,
    hallHeight,
    arches(paint, 'lost', night(paint), undefined, 2) +
      fill('M392,290H520L580,320H350z', paint('lamp'), 'fill-opacity=".22"') +
      line('M360,296V76', paint('near'), 12) +
      line('M357,296V76', paint('far'), 3) +
      board(paint, 360, 106, 1, paint('lamp')) +
      board(paint, 360, 148, -1, paint('far')) +
      board(paint, 360, 190, 1, paint('ink')) +
      `<circle cx="360" cy="72" r="9" fill="${paint('lamp')}"/>` +
      fill('M474,292l6,-64l-4,-36c4,-14 34,-14 38,0l-2,36l8,64h-14l-10,-52l-8,52z', paint('near')) +
      `<circle cx="496" cy="170" r="13" fill="${paint('near')}"/>` +
      line('M480,196L452,212L440,206', paint('near'), 8) +
      fill('M428,212h24l-4,30h-16z', paint('lamp')) +
      fill('M425,206h30v7h-30z', paint('near')) +
      `<circle cx="440" cy="228" r="30" fill="${paint('lamp')}" fill-opacity=".2"/>`,
  );
