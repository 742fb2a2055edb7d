/* The lights of the brand's scenes, so that a theme and a brand light the drawings anew. */
const light = (name: string) => `var(--hero-${name})`;
export const [sky, far, mid, near, lamp, ink] = ['sky', 'far', 'mid', 'near', 'lamp', 'ink'].map(light) as [
  string,
  string,
  string,
  string,
  string,
  string,
];

/* Attributes only: the site's policy refuses styles in markup. */
export const fill = (d: string, colour: string, opacity = 1) =>
  `<path d="${d}" fill="${colour}" fill-rule="evenodd"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`;
export const line = (d: string, colour: string, width = 4, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
export const box = (x: number, y: number, width: number, height: number) => `M${x},${y}h${width}v${height}h${-width}z`;
export const disc = (x: number, y: number, radius: number) =>
  `M${x - radius},${y}a${radius},${radius} 0 1 0 ${2 * radius},0a${radius},${radius} 0 1 0 ${-2 * radius},0z`;
export const turned = (how: string, inside: string) => `<g transform="${how}">${inside}</g>`;

/** A solid with its cast; `shaded` is the part of it that the light does not reach. */
export const solid = (d: string, colour: string, shaded: string) =>
  turned('translate(6 5)', fill(d, near, 0.45)) + fill(d, colour) + fill(shaded, near, 0.3);
