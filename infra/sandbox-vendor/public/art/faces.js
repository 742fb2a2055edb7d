const COLOURS = ['#b3332a', '#2f7a46', '#24609f', '#24609f', '#2f7a46', '#b3332a'];
const PICTURES = [
  'M14,40C24,22 46,22 56,38L68,28V54L56,44C46,60 24,58 14,40zM26,36a3,3 0 1 0 .1,0z',
  'M58,20C30,16 16,34 20,52C24,64 40,66 46,56C40,56 34,50 38,42C44,34 58,36 64,28zM62,18L72,10M60,24L74,22',
  'M40,10C44,10 46,14 44,18C54,22 52,32 48,36C62,42 62,66 40,68C18,66 18,42 32,36C28,32 26,22 36,18C34,14 36,10 40,10z',
  'M40,12A28,28 0 1 0 40.1,12zM32,32H48V48H32z',
  'M40,30C56,30 62,40 60,50C58,62 22,62 20,50C18,40 24,30 40,30zM18,36L8,28L16,18M62,36L72,28L64,18M24,58L14,68M56,58L66,68',
  'M30,22C34,10 46,12 46,22L58,26L48,30C62,36 66,52 54,62H34C20,58 16,44 22,34C26,30 30,28 30,22zM38,62V72M46,62V72',
];

/** A die of fish, prawn and crab, by its number 1 … 6. */
export function faceArt(value) {
  const picture = PICTURES[value - 1];
  return `<svg class="die face" viewBox="0 0 80 80" aria-hidden="true"><rect x="2" y="2" width="76" height="76" rx="14"/><path d="${picture}" fill="${COLOURS[value - 1]}" stroke="${COLOURS[value - 1]}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round" fill-rule="evenodd"/></svg>`;
}

/** A disc of se die: red or white side up. */
export const discArt = (red) =>
  `<svg class="disc" viewBox="0 0 80 80" aria-hidden="true"><circle cx="42" cy="44" r="34" fill="#0a1210" opacity=".4"/><circle cx="39" cy="39" r="34" fill="${red ? '#c23b30' : '#fdf6e6'}" stroke="#cbb68c" stroke-width="3"/><circle cx="39" cy="39" r="22" fill="none" stroke="${red ? '#8f2c2c' : '#cbb68c'}" stroke-width="3"/></svg>`;

/** Beads in rows of four, the last row bright. */
export function beadsArt(beads) {
  const left = ((beads - 1) % 4) + 1;
  const dots = Array.from({ length: beads }, (_, at) => {
    const last = at >= beads - left;
    return `<circle cx="${12 + Math.floor(at / 4) * 17}" cy="${12 + (at % 4) * 17}" r="7" fill="${last ? '#efc76b' : '#fdf6e6'}" opacity="${last ? 1 : 0.55}"/>`;
  });
  return `<svg class="beads" viewBox="0 0 ${Math.ceil(beads / 4) * 17 + 8} 76" aria-hidden="true">${dots.join('')}</svg>`;
}

/** The cup over the heap of beads. */
export const cupArt = () =>
  '<svg class="beads" viewBox="0 0 200 76" aria-hidden="true"><path d="M60,70C60,24 80,10 100,10S140,24 140,70z" fill="#b8894a"/><path d="M100,10C120,10 140,24 140,70H118C118,30 112,16 100,10z" fill="#8d6631"/><rect x="92" y="2" width="16" height="10" rx="4" fill="#efc76b"/></svg>';
