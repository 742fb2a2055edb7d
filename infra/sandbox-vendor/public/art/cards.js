import { box, brush, mix } from './shapes.js';

const PIPS = [
  'M0,-48C52,-10 54,26 28,30C16,32 8,26 4,18C6,34 12,42 20,46H-20C-12,42 -6,34 -4,18C-8,26 -16,32 -28,30C-54,26 -52,-10 0,-48z',
  'M0,44C-62,4 -46,-44 -20,-44C-8,-44 0,-34 0,-24C0,-34 8,-44 20,-44C46,-44 62,4 0,44z',
  'M0,-50L36,0L0,50L-36,0z',
  'M0,-46A22,22 0 0 1 18,-10A22,22 0 1 1 5,20C6,36 12,42 20,46H-20C-12,42 -6,36 -5,20A22,22 0 1 1 -18,-10A22,22 0 0 1 0,-46z',
];
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const INK = '#231f1c';
const RED = '#b3332a';
const CREAM = '#fdf6e6';

export const rankOf = (card) => RANKS[card % 13];
export const suitOf = (card) => Math.floor(card / 13);

/** A playing card 100 x 140 as SVG text; `undefined` is a card face down. */
export function cardArt(card) {
  const b = brush({ ink: '#10201c' });
  const face = box(-50, -70, 100, 140, 9);
  const inner = card === undefined ? back(b, face) : front(b, face, card);
  return `<svg class="card" viewBox="-58 -78 122 164" aria-hidden="true">${inner}</svg>`;
}

function front(b, face, card) {
  const colour = suitOf(card) === 1 || suitOf(card) === 2 ? RED : INK;
  const pip = PIPS[suitOf(card)];
  const rank = `<text x="-32" y="-36" class="rank" fill="${colour}">${rankOf(card)}</text>`;
  const picture = card % 13 > 9 ? court(b, colour, pip, card) : b.at(6, 14, 0.78, b.fill(pip, colour));
  return (
    b.cast(face, 6, 7, 0.34) +
    b.fill(face, CREAM) +
    b.fill('M50,-61V61a9,9 0 0 1 -9,9H20L50,-61z', mix(CREAM, INK, 0.09)) +
    rank +
    b.at(-32, -18, 0.2, b.fill(pip, colour)) +
    picture
  );
}

function court(b, colour, pip, card) {
  const robe = suitOf(card) % 2 ? '#c4562f' : '#1f6b66';
  const crown = card % 13 === 10 ? 'M-20,-20H20L14,-34H-14z' : 'M-22,-18L-26,-42L-10,-30L0,-46L10,-30L26,-42L22,-18z';
  return b.at(
    8,
    16,
    0.92,
    b.fill(box(-34, -52, 68, 104, 4), mix(robe, CREAM, 0.66)) +
      b.fill('M-34,52C-32,26 -16,18 0,18S32,26 34,52z', robe) +
      b.fill('M0,18C16,18 32,26 34,52H0z', mix(robe, INK, 0.3)) +
      b.fill('M-12,18L0,36L12,18z', CREAM) +
      b.fill('M-16,-18H16V6C16,20 -16,20 -16,6z', '#e3b587') +
      b.fill('M0,-18H16V6C16,13 8,16 0,16z', '#c8946a') +
      b.fill(crown, '#efbd4e') +
      b.at(0, 42, 0.16, b.fill(pip, colour)),
  );
}

function back(b, face) {
  const rays = [-30, -10, 10, 30].map((x) => b.fill(`M${x - 6},-56h12l-8,112h-12z`, '#8f2c2c')).join('');
  return (
    b.cast(face, 6, 7, 0.34) +
    b.fill(face, CREAM) +
    b.fill(box(-42, -62, 84, 124, 5), '#b23a34') +
    rays +
    b.fill('M0,-26L20,0L0,26L-20,0z', '#efc76b')
  );
}
