import { LANDS } from './lands.js';
import { brush, circle, mix, ray, star } from './shapes.js';

const WIDTH = 1240;
const HEIGHT = 698;

/** The landscape behind a game, 1240 x 698, as SVG text. It is decoration only. */
export function scene(kind, palette) {
  const b = brush(palette);
  const land = LANDS[kind](b, palette);
  return `<svg class="scene" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${sky(b, palette)}${land}</svg>`;
}

function sky(b, { ground, sky: lighter, cream }) {
  const rays = Array.from({ length: 26 }, (_, index) =>
    b.fill(ray(620, 330, 900, 180 + index * 7, 183.5 + index * 7), mix(ground, lighter, 0.7)),
  );
  const stars = [
    [60, 60, 9],
    [150, 34, 6],
    [236, 52, 7],
    [1180, 60, 9],
    [1090, 36, 6],
    [1004, 52, 7],
    [60, 250, 5],
    [1190, 260, 5],
  ];
  return (
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>${rays.join('')}` +
    b.fill(circle(620, 330, 400), mix(ground, lighter, 0.9)) +
    b.fill(circle(620, 330, 340), mix(lighter, cream, 0.2)) +
    stars.map(([x, y, size]) => b.fill(star(x, y, 4, size, size * 0.3), cream)).join('')
  );
}
