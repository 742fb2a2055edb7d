import { fill, type Paint } from '../scene-paint.ts';

export const hallWidth = 720;
export const hallHeight = 320;
export const archAt = [120, 360, 600] as const;
export const archRadius = 84;
export const archTop = 46;

export const arch = (x: number, radius: number, top: number): string =>
  `M${x - radius},268V${top + radius}a${radius},${radius} 0 0 1 ${2 * radius},0V268z`;

/** Bays that a wide page shows on either side of the picture, as many as fill the widest windows. */
const OUTER_BAYS = 4;
const BAY = 240;
const LEFT = -OUTER_BAYS * BAY;
const RIGHT = hallWidth + OUTER_BAYS * BAY;

/** An opening of the arcade, from 0: its middle, and what is drawn in front of the view. */
export type InFront = (x: number, at: number) => string;

/**
 * Three arches with `behind` seen through them, piers between them, and the floor in front. The arcade goes on outside the picture,
 * with more openings like the one `plain`: a page that shows the overflow fills any width without cutting the picture.
 */
export function arches(
  paint: Paint,
  name: string,
  behind: string,
  inFront: InFront = () => '',
  plain: 0 | 2 = 0,
): string {
  const openings = archAt.map(
    (x, at) =>
      `<g id="${name}-bay${at}">${fill(arch(x, archRadius + 14, archTop - 14), paint('near'), 'fill-opacity=".55"')}` +
      `<clipPath id="${name}${at}"><path d="${arch(x, archRadius, archTop)}"/></clipPath><g clip-path="url(#${name}${at})">${fill(`M0,0H${hallWidth}V${hallHeight}H0z`, paint('sky'))}${behind}</g>${inFront(x, at)}</g>`,
  );
  const outer = Array.from({ length: OUTER_BAYS }, (_, at) => [
    -(at + 1 + plain) * BAY,
    (at + archAt.length - plain) * BAY,
  ]).flat();
  const piers = Array.from({ length: (RIGHT - LEFT) / BAY + 1 }, (_, at) => LEFT + at * BAY).map(
    (x) =>
      fill(`M${x - 16},268V130h32v138z`, paint('far'), 'fill-opacity=".55"') +
      fill(`M${x},268V130h16v138z`, paint('near'), 'fill-opacity=".55"') +
      fill(`M${x - 24},118h48v14h-48z`, paint('far'), 'fill-opacity=".8"') +
      fill(`M${x - 22},260h44v12h-44z`, paint('far'), 'fill-opacity=".7"'),
  );
  const floor =
    fill(`M${LEFT},268H${RIGHT}V${hallHeight}H${LEFT}z`, paint('near')) +
    [0, 1, 2].map((at) => fill(`M${LEFT},${282 + at * 14}H${RIGHT}v2H${LEFT}z`, paint('mid'))).join('');
  return (
    fill(`M${LEFT},0H${RIGHT}V${hallHeight}H${LEFT}z`, paint('mid')) +
    fill(`M${LEFT},0H${RIGHT}V22H${LEFT}z`, paint('near'), 'fill-opacity=".5"') +
    openings.join('') +
    outer.map((x) => `<use href="#${name}-bay${plain}" x="${x}"/>`).join('') +
    piers.join('') +
    floor
  );
}
