import { fill, line, type Paint, wrap } from '../scene-paint.ts';
import { arch, arches, archRadius, archTop, hallHeight, hallWidth, type InFront } from './arches.ts';

const evening = (paint: Paint) =>
  fill('M276,210a84,84 0 0 1 168,0z', paint('far')) +
  fill('M304,210a56,56 0 0 1 112,0z', paint('lamp')) +
  fill('M0,214l70,-36l50,22l60,-40l80,50l80,-18l90,24l70,-34l70,30l80,-40l90,42V300H0z', paint('far')) +
  fill('M0,236c120,-22 240,10 360,-6s240,-14 360,2V300H0z', paint('near'), 'fill-opacity=".8"');

/** Lit lamps, a ladder and a trestle under one arch. */
export const works = (paint: Paint): string => {
  const unlit: InFront = (x, at) =>
    at === 1 ? '' : fill(arch(x, archRadius, archTop), paint('near'), 'fill-opacity=".38"');
  let o = arches(paint, 'works', evening(paint), unlit);
  /* long light on the floor */
  o += fill('M290,268H430L500,320H220z', paint('lamp'), 'fill-opacity=".28"');
  /* ladder */
  const ladder = (dx: number, c: string) =>
    line(`M${404 + dx},284L${436 + dx},92M${478 + dx},284L${446 + dx},92`, c, 7) +
    [0, 1, 2, 3, 4, 5].map((i) => line(`M${408.5 + i * 5 + dx},${258 - i * 29}H${474 - i * 5 + dx}`, c, 5)).join('');
  o += `<g opacity=".4" transform="translate(8 5)">${ladder(0, paint('near'))}</g>${ladder(0, paint('lamp'))}`;
  /* a figure on the ladder, reaching to the keystone lamp */
  o +=
    fill('M424,236l8,-54l20,-2l6,26l4,28l-10,2l-8,-26l-8,28z', paint('near')) +
    fill('M428,186c-6,-34 0,-52 16,-54c16,0 22,20 20,52z', paint('near')) +
    `<circle cx="446" cy="118" r="12" fill="${paint('near')}"/>` +
    line('M440,142L402,112L380,86M458,146L474,170L462,190', paint('near'), 9) +
    fill('M434,112a13,13 0 0 1 25,-3l4,3z', paint('lamp'));
  o +=
    line('M360,22V62', paint('near'), 4) +
    fill('M340,72a20,18 0 0 1 40,0z', paint('lamp')) +
    fill('M346,72h28l-6,12h-16z', paint('ink'));
  /* trestle, crates, cloth over a cabinet */
  o +=
    fill('M92,206c4,-22 70,-22 76,0l10,66H82z', paint('far')) +
    fill('M132,190c22,0 34,6 36,16l10,66h-40z', paint('near'), 'fill-opacity=".35"') +
    line('M104,212l-6,58M150,210l6,60', paint('mid'), 2.5) +
    fill('M556,240h72v32h-72z', paint('far')) +
    fill('M600,240h28v32h-28z', paint('near'), 'fill-opacity=".35"') +
    fill('M572,214h48v26h-48z', paint('lamp')) +
    fill('M602,214h18v26h-18z', paint('near'), 'fill-opacity=".3"') +
    fill('M556,252h72v4h-72z', paint('mid'));
  o +=
    fill('M196,272l10,-36h12l10,36z', paint('lamp')) +
    fill('M203,252h18l3,10h-24z', paint('near')) +
    fill('M190,272h44v6h-44z', paint('lamp'));

  return wrap(hallWidth, hallHeight, o);
};
