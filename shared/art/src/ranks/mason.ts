import { mix } from '../colour.ts';
import { box, circle, polygon, wedge } from '../shape.ts';

/** Ink, opening, metal, lit metal, light. */
export type Stone = readonly [ink: string, opening: string, metal: string, lit: string, light: string];

/** What portals are built of, in the colours of one rank: lit from the top left, in shade on the right. */
export interface Mason {
  ink: string;
  opening: string;
  metal: string;
  lit: string;
  light: string;
  /** Later shapes of a path are holes in the earlier ones. */
  fill: (d: string, colour: string, opacity?: number) => string;
  /** A solid, in shade to the right of `x`. */
  solid: (d: string, colour: string, x?: number) => string;
  /** An opening with what is in it, and the shadow that the arch throws in. */
  door: (radius: number, top: number, foot: number, inside: string, x?: number) => string;
  steps: (count: number, half: number, y: number) => string;
  /** The wedge stones of an arch. */
  voussoirs: (y: number, inner: number, outer: number, count: number) => string;
  jambs: (inner: number, outer: number, y: number, foot: number) => string;
  column: (x: number, y: number, foot: number, ball: boolean) => string;
  gem: (x: number, y: number, scale: number) => string;
  sun: (y: number, radius: number) => string;
}

/** An opening with a round head. */
export const arch = (radius: number, top: number, foot: number, x = 0): string =>
  `M${x - radius},${foot}V${top + radius}a${radius},${radius} 0 0 1 ${2 * radius},0V${foot}z`;

/** An arch of `width` around an opening. */
export const frame = (radius: number, width: number, top: number, foot: number, x = 0): string =>
  arch(radius, top, foot, x) + arch(radius - width, top + width, foot, x);

const count = (to: number) => [...Array(to).keys()];
const SHADE = 0.26;

/** `key` begins the names of the clips, so that several emblems of one page do not share them. */
export function masonOf([ink, opening, metal, lit, light]: Stone, key: string): Mason {
  let clips = 0;
  const clipped = (d: string, inside: string) => {
    const id = `${key}-${clips++}`;
    return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`;
  };
  const fill = (d: string, colour: string, opacity?: number) =>
    `<path d="${d}" fill="${colour}" fill-rule="evenodd"${opacity === undefined ? '' : ` fill-opacity="${opacity}"`}/>`;
  const solid = (d: string, colour: string, x = 0) =>
    fill(d, colour) + clipped(box(x, -120, 200, 300), fill(d, ink, SHADE));
  const gem = (x: number, y: number, scale: number) => {
    const facet = (colour: string, ...corners: readonly (readonly [number, number])[]) =>
      fill(polygon(corners.map(([across, down]) => [x + across * scale, y + down * scale] as const)), colour);
    return (
      facet(lit, [-20, -6], [-12, -18], [12, -18], [20, -6], [0, 22]) +
      facet(metal, [-20, -6], [-8, -6], [0, 22]) +
      facet(light, [-8, -6], [8, -6], [0, 22]) +
      facet(mix(metal, ink, 0.34), [8, -6], [20, -6], [0, 22]) +
      facet(light, [-12, -18], [-8, -6], [-20, -6]) +
      facet(metal, [12, -18], [8, -6], [20, -6])
    );
  };
  return {
    ink,
    opening,
    metal,
    lit,
    light,
    fill,
    solid,
    gem,
    door: (radius, top, foot, inside, x = 0) =>
      clipped(
        arch(radius, top, foot, x),
        fill(box(x - radius, top, 2 * radius, foot - top), opening) +
          inside +
          fill(arch(radius + 20, top - 20, foot + 20, x) + arch(radius, top + 7, foot + 30, x + 6), ink, 0.42),
      ),
    steps: (steps, half, y) =>
      count(steps)
        .map((at) => solid(box(-half - at * 6, y + at * 7, 2 * half + at * 12, 7), at % 2 ? metal : lit))
        .join(''),
    voussoirs: (y, inner, outer, stones) =>
      count(stones)
        .map((at) =>
          fill(
            wedge(0, y, inner, outer, 180 + (at * 180) / stones, 180 + ((at + 1) * 180) / stones),
            mix(at % 2 ? metal : lit, ink, at >= stones / 2 ? 0.24 : 0),
          ),
        )
        .join(''),
    jambs: (inner, outer, y, foot) =>
      fill(box(-outer, y, outer - inner, foot - y), lit) +
      fill(box(inner, y, outer - inner, foot - y), mix(lit, ink, SHADE)),
    column: (x, y, foot, ball) =>
      solid(box(x - 6, y, 12, foot - y), lit, x + 1) +
      solid(box(x - 10, y - 7, 20, 7), metal, x) +
      solid(box(x - 10, foot - 7, 20, 7), metal, x) +
      (ball ? solid(circle(x, y - 14, 7), light, x + 1) : ''),
    sun: (y, radius) => fill(circle(0, y, radius * 1.5), mix(opening, light, 0.28)) + fill(circle(0, y, radius), light),
  };
}
