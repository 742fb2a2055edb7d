/** The halves of the 32 tiles of pai gow in the order of their numbers: eleven pairs, then the single ones. */
const PAIRED = ['66', '11', '44', '13', '55', '33', '22', '56', '46', '16', '15'];
const SINGLE = ['36', '45', '26', '35', '25', '34', '24', '14', '23', '12'];
const HALVES = [...PAIRED.flatMap((tile) => [tile, tile]), ...SINGLE].map((tile) => [...tile].map(Number));

export const halvesOf = (tile) => HALVES[tile];

const SPOTS = {
  1: [[0, 0]],
  2: [
    [0, -16],
    [0, 16],
  ],
  3: [
    [-12, -16],
    [0, 0],
    [12, 16],
  ],
  4: [
    [-12, -14],
    [12, -14],
    [-12, 14],
    [12, 14],
  ],
  5: [
    [-12, -16],
    [12, -16],
    [0, 0],
    [-12, 16],
    [12, 16],
  ],
  6: [
    [-12, -20],
    [12, -20],
    [-12, 0],
    [12, 0],
    [-12, 20],
    [12, 20],
  ],
};
/** Ones and fours are red on every tile, sixes of the double six by half. */
const half = (pips, y, heaven) =>
  SPOTS[pips]
    .map(
      ([x, dy]) =>
        `<circle cx="${x}" cy="${y + dy}" r="${pips === 1 ? 8 : 6}" fill="${pips === 1 || pips === 4 || (heaven && x < 0) ? '#b3332a' : '#fdf6e6'}"/>`,
    )
    .join('');

/** A tile of pai gow, dark with light and red pips; `undefined` is one face down. */
export function dominoArt(tile) {
  const [top, bottom] = tile === undefined ? [] : HALVES[tile];
  const pips = tile === undefined ? '' : half(top, -34, top + bottom === 12) + half(bottom, 34, top + bottom === 12);
  return `<svg class="card tile" viewBox="-40 -78 84 162" aria-hidden="true"><rect x="-32" y="-68" width="70" height="146" rx="9" fill="#0a1210" opacity=".4"/><rect x="-36" y="-74" width="70" height="146" rx="9" fill="#231f1c" stroke="#6d5c45" stroke-width="2"/>${tile === undefined ? '<path d="M-20,-50H18V48H-20z" fill="none" stroke="#6d5c45" stroke-width="3"/>' : `<path d="M-28,-1H26" stroke="#6d5c45" stroke-width="2"/>${pips}`}</svg>`;
}

/** Where the dots of a mahjong tile are, by their number. */
const DOTS = {
  ...SPOTS,
  7: [
    [-14, -26],
    [0, -18],
    [14, -10],
    [-10, 10],
    [10, 10],
    [-10, 28],
    [10, 28],
  ],
  8: [
    [-10, -27],
    [10, -27],
    [-10, -9],
    [10, -9],
    [-10, 9],
    [10, 9],
    [-10, 27],
    [10, 27],
  ],
  9: [
    [-15, -24],
    [0, -24],
    [15, -24],
    [-15, 0],
    [0, 0],
    [15, 0],
    [-15, 24],
    [0, 24],
    [15, 24],
  ],
};

/** A mahjong tile: the white dragon or dots; `undefined` is one face down. */
export function mahjongArt(tile) {
  const dots = tile === undefined ? undefined : tile % 10;
  const face =
    dots === undefined
      ? ''
      : dots === 0
        ? '<rect x="-20" y="-32" width="40" height="64" rx="4" fill="none" stroke="#24609f" stroke-width="5"/>'
        : DOTS[dots]
            .map(
              ([x, y], at) =>
                `<circle cx="${x}" cy="${y * 1.1}" r="${dots === 1 ? 18 : dots > 6 ? 7 : 8}" fill="${['#24609f', '#2f7a46', '#b3332a'][(at + dots) % 3]}"/><circle cx="${x}" cy="${y * 1.1}" r="3" fill="#fdf6e6"/>`,
            )
            .join('');
  return `<svg class="card tile" viewBox="-40 -56 84 118" aria-hidden="true"><rect x="-34" y="-46" width="74" height="106" rx="9" fill="#2f7a46"/><rect x="-37" y="-52" width="72" height="102" rx="9" fill="${dots === undefined ? '#3f9a5c' : '#fdf6e6'}" stroke="#cbb68c" stroke-width="2"/>${face}</svg>`;
}
