import { fill, type Paint } from '../scene-paint.ts';

export const hallWidth = 720;
export const hallHeight = 320;
export const archAt = [120, 360, 600] as const;
export const archRadius = 84;
export const archTop = 46;

export const arch = (x: number, radius: number, top: number): string =>
  `M${x - radius},268V${top + radius}a${radius},${radius} 0 0 1 ${2 * radius},0V268z`;

/** Three arches with `behind` seen through them, piers between them, and the floor in front. */
export function arches(paint: Paint, name: string, behind: string): string {
  const openings = archAt.map(
    (x, at) =>
      fill(arch(x, archRadius + 14, archTop - 14), paint('near'), 'fill-opacity=".55"') +
      `<clipPath id="${name}${at}"><path d="${arch(x, archRadius, archTop)}"/></clipPath><g clip-path="url(#${name}${at})">${fill(`M0,0H${hallWidth}V${hallHeight}H0z`, paint('sky'))}${behind}</g>`,
  );
  const piers = [0, 240, 480, 720].map(
    (x) =>
      fill(`M${x - 16},268V130h32v138z`, paint('far'), 'fill-opacity=".55"') +
      fill(`M${x},268V130h16v138z`, paint('near'), 'fill-opacity=".55"') +
      fill(`M${x - 24},118h48v14h-48z`, paint('far'), 'fill-opacity=".8"') +
      fill(`M${x - 22},260h44v12h-44z`, paint('far'), 'fill-opacity=".7"'),
  );
  const floor =
    fill(`M0,268H${hallWidth}V${hallHeight}H0z`, paint('near')) +
    [0, 1, 2].map((at) => fill(`M0,${282 + at * 14}H${hallWidth}v2H0z`, paint('mid'))).join('');
  return (
    fill(`M0,0H${hallWidth}V${hallHeight}H0z`, paint('mid')) +
    fill(`M0,0H${hallWidth}V22H0z`, paint('near'), 'fill-opacity=".5"') +
    openings.join('') +
    piers.join('') +
    floor
  );
}
