import { mix } from './colour.ts';
import { circle, polygon, round, star } from './shape.ts';

/** Colours of the ranks where the brand defines none. */
export const defaultRankColour = '#ababab';

const metals = [
  '#ababab',
  '#b98555',
  '#c2c8cc',
  '#d8b26a',
  '#8fc3c0',
  '#d4785f',
  '#8aa6d8',
  '#b7d08a',
  '#e2b9c8',
  '#f0dca8',
] as const;

const ink = '#1d1914';

/* One more laurel leaf on either side for each level, from the foot upwards. */
const laurel = (level: number, metal: string) =>
  [-1, 1]
    .flatMap((side) =>
      Array.from({ length: Math.min(level, 8) }, (_, at) => {
        const degrees = 72 - at * 17;
        const angle = (degrees * Math.PI) / 180;
        const place = `translate(${round(side * 43 * Math.cos(angle))} ${round(4 + 43 * Math.sin(angle))}) rotate(${side * (degrees + 14)})`;
        return `<path transform="${place}" d="M0,-11C6,-5 6,5 0,11C-6,5 -6,-5 0,-11z" fill="${side > 0 ? mix(metal, ink, 0.3) : metal}"/>`;
      }),
    )
    .join('');

/**
 * Emblem of a rank level (0 and up), 96 units: an arch-headed shield with one more star every second level, laurels
 * from level 1, a crown from level 5. The colour is that of the brand's rank, else of the level.
 */
export function rankEmblem(level: number, colour?: string): string {
  const metal = colour ?? metals[Math.min(level, metals.length - 1)]!;
  const dark = mix(metal, ink, 0.25);
  const shield = 'M-26,-20A26,26 0 0 1 26,-20V8C26,24 14,34 0,42C-14,34 -26,24 -26,8z';
  const stars = 1 + Math.floor(Math.min(level, 8) / 2);
  const row = Array.from({ length: Math.min(stars, 5) }, (_, at) => {
    const angle = ((at - (Math.min(stars, 5) - 1) / 2) * 46 - 90) * (Math.PI / 180);
    return stars === 1 ? star(0, 0, 5, 16, 7) : star(15 * Math.cos(angle), 10 + 15 * Math.sin(angle), 5, 8.5, 3.6);
  });
  const crown =
    level >= 5
      ? `<path d="M-20,-44L-24,-62L-10,-53L0,-68L10,-53L24,-62L20,-44z" fill="${metal}"/><path d="M0,-68L10,-53L24,-62L20,-44H0z" fill="${dark}"/>`
      : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-56 -72 112 124" width="96" height="106" aria-hidden="true">${laurel(level, metal)}<path d="${shield}" fill="${dark}"/><path d="${shield}" transform="translate(0 -2) scale(.88)" fill="${mix(metal, ink, 0.6)}"/><path d="M0,-43A23,23 0 0 1 23,-20V8C23,22 12,30 0,36z" fill="${ink}" fill-opacity=".3"/>${row.map((d) => `<path d="${d}" fill="${metal}"/>`).join('')}${
    level === 0
      ? `<path d="${circle(0, 24, 3)}${polygon([
          [-10, 24],
          [-7, 21],
          [-4, 24],
          [-7, 27],
        ])}${polygon([
          [4, 24],
          [7, 21],
          [10, 24],
          [7, 27],
        ])}" fill="${dark}"/>`
      : ''
  }${crown}</svg>`;
}
