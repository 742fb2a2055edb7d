/** The pockets of a European wheel in their order, and which are red. */
export const POCKETS = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export const colourOf = (number) => (number === 0 ? 'zero' : RED.has(number) ? 'red' : 'black');

export function wheelArt() {
  const step = 360 / POCKETS.length;
  const point = (angle, radius) => {
    const turn = ((angle - 90) * Math.PI) / 180;
    return `${(Math.cos(turn) * radius).toFixed(2)},${(Math.sin(turn) * radius).toFixed(2)}`;
  };
  const pockets = POCKETS.map((number, index) => {
    const [from, to] = [(index - 0.5) * step, (index + 0.5) * step];
    return `<path class="pocket ${colourOf(number)}" d="M${point(from, 62)}L${point(from, 96)}A96,96 0 0 1 ${point(to, 96)}L${point(to, 62)}A62,62 0 0 0 ${point(from, 62)}z"/><text transform="rotate(${(index * step).toFixed(2)}) translate(0,-82)" dy="3">${number}</text>`;
  }).join('');
  return `<svg class="wheel" viewBox="-106 -106 212 212" aria-hidden="true"><circle r="104" class="rim"/><g class="turning">${pockets}<circle r="62" class="bowl"/><path class="spokes" d="M-44,0H44M0,-44V44"/><circle r="13" class="hub"/></g><circle class="ball" cx="0" cy="-68" r="5"/></svg>`;
}

/** The angle by which the wheel turns to bring a number to the top. */
export const angleOf = (number) => -(POCKETS.indexOf(number) * 360) / POCKETS.length;

const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

export function dieArt(value) {
  const pips = (PIPS[value] ?? []).map(
    (at) =>
      `<circle cx="${18 + (at % 3) * 22}" cy="${18 + Math.floor(at / 3) * 22}" r="${value === 1 ? 11 : 7}" class="${value === 1 || value === 4 ? 'red' : ''}"/>`,
  );
  return `<svg class="die" viewBox="0 0 80 80" aria-hidden="true"><rect x="2" y="2" width="76" height="76" rx="14"/>${pips.join('')}</svg>`;
}
