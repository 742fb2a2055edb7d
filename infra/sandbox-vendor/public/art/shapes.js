/** Path texts and the house recipe: flat tones, light from the top left, a hard cast shadow. */

const round = (value) => Math.round(value * 10) / 10;

export const circle = (x, y, r) =>
  `M${round(x - r)},${round(y)}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0z`;

export const oval = (x, y, a, b) => `M${x - a},${y}a${a},${b} 0 1 0 ${2 * a},0a${a},${b} 0 1 0 ${-2 * a},0z`;

export const box = (x, y, w, h, r = 0) =>
  r === 0
    ? `M${x},${y}h${w}v${h}h${-w}z`
    : `M${x + r},${y}h${w - 2 * r}q${r},0 ${r},${r}v${h - 2 * r}q0,${r} ${-r},${r}h${2 * r - w}q${-r},0 ${-r},${-r}v${2 * r - h}q0,${-r} ${r},${-r}z`;

export const polygon = (points) => `M${points.map(([x, y]) => `${round(x)},${round(y)}`).join('L')}z`;

export function star(x, y, points, outer, inner) {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = ((-90 + (index * 180) / points) * Math.PI) / 180;
    const radius = index % 2 === 0 ? outer : inner;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return polygon(corners);
}

export function ray(x, y, length, from, to) {
  const at = (degrees) => [
    x + length * Math.cos((degrees * Math.PI) / 180),
    y + length * Math.sin((degrees * Math.PI) / 180),
  ];
  return polygon([[x, y], at(from), at(to)]);
}

const channels = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Part `share` of the way from one colour to the other. */
export function mix(from, to, share) {
  const target = channels(to);
  return `#${channels(from)
    .map((value, index) =>
      Math.round(value + (target[index] - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

let clips = 0;

/** Drawing tools over one palette. */
export function brush({ ink }) {
  const fill = (d, colour, more = '') => `<path d="${d}" fill="${colour}" ${more}/>`;
  const shade = (colour, share = 0.3) => mix(colour, ink, share);
  const lift = (colour, share = 0.3) => mix(colour, '#fff6e0', share);
  return {
    ink,
    fill,
    shade,
    lift,
    line: (d, colour, width = 3, more = '') =>
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`,
    cast: (d, dx = 7, dy = 8, strength = 0.26) =>
      fill(d, ink, `fill-opacity="${strength}" transform="translate(${dx} ${dy})"`),
    /** The shape in its shadow tone, and over it the same shape in the light, moved to the light. */
    solid(d, colour, depth = 6, share = 0.3) {
      const id = `clip${++clips}`;
      const light = `<path d="${d}" fill="${colour}" transform="translate(${-depth} ${-depth * 0.8})"/>`;
      return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${fill(d, shade(colour, share))}${light}</g>`;
    },
    at: (x, y, scale, inner, turn = 0) =>
      `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${inner}</g>`,
  };
}
