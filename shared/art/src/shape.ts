/** Path data of the basic shapes of the pictures. Angles in degrees, 0 to the right, clockwise. */

/** One decimal is enough at every size. */
export const round = (value: number): number => +value.toFixed(1);

export const circle = (x: number, y: number, radius: number): string => oval(x, y, radius, radius);

export const oval = (x: number, y: number, across: number, down: number): string =>
  `M${round(x - across)},${round(y)}a${round(across)},${round(down)} 0 1 0 ${round(2 * across)},0a${round(across)},${round(down)} 0 1 0 ${round(-2 * across)},0z`;

/** A rectangle with rounded corners of radius `corner`. */
export const box = (x: number, y: number, width: number, height: number, corner = 0): string =>
  corner
    ? `M${round(x + corner)},${round(y)}h${round(width - 2 * corner)}q${corner},0 ${corner},${corner}v${round(height - 2 * corner)}q0,${corner} ${-corner},${corner}h${round(2 * corner - width)}q${-corner},0 ${-corner},${-corner}v${round(2 * corner - height)}q0,${-corner} ${corner},${-corner}z`
    : `M${round(x)},${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${round(x)},${round(y)}`).join('L')}z`;

const onCircle = (x: number, y: number, radius: number, degrees: number): [number, number] => {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
};

export const star = (x: number, y: number, points: number, outer: number, inner: number, turn = -90): string =>
  polygon(
    Array.from({ length: points * 2 }, (_, at) => onCircle(x, y, at % 2 ? inner : outer, turn + (at * 180) / points)),
  );

/** A regular polygon. */
export const ring = (x: number, y: number, corners: number, radius: number, turn = -90): string =>
  polygon(Array.from({ length: corners }, (_, at) => onCircle(x, y, radius, turn + (at * 360) / corners)));

/** A segment of a ring between two radii and two angles; of a disc when the inner radius is 0. */
export const wedge = (x: number, y: number, inner: number, outer: number, from: number, to: number): string => {
  const at = (radius: number, degrees: number) => onCircle(x, y, radius, degrees).map(round).join(',');
  const large = to - from > 180 ? 1 : 0;
  const back = inner ? `A${round(inner)},${round(inner)} 0 ${large} 0 ${at(inner, from)}z` : 'z';
  return `M${at(outer, from)}A${round(outer)},${round(outer)} 0 ${large} 1 ${at(outer, to)}L${at(inner, to)}${back}`;
};
