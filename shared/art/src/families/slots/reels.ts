import type { Scene } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { ground } from '../../grounds.ts';
import { ownColour } from '../../own-colour.ts';
import { box, polygon } from '../../shape.ts';
import { symbols } from '../../symbols.ts';
import { symbolsOf, toneOf } from '../../symbols-of.ts';

export const reels: Scene = (c) => {
  const s = symbolsOf(c);
  let o = ground(c, c.pick(['rays', 'stripe']), 120, 110);
  const y0 = 26,
    h = c.floor - 22;
  o +=
    c.cast(box(18, y0, 204, h, 10), 6, 8, 0.4) +
    c.duo(box(18, y0, 204, h, 10), c.hero, 5) +
    c.fill(box(28, y0 + 10, 184, h, 5), c.shade(c.ink, 0));
  const k = c.clip(`<path d="${box(28, y0 + 10, 184, h, 5)}"/>`);
  o += `<g clip-path="url(#${k})">`;
  for (let i = 0; i < 3; i++) {
    const x = 32 + i * 60;
    o += c.fill(box(x, 0, 56, 320), c.light) + c.fill(box(x + 44, 0, 12, 320), mix(c.light, c.ink, 0.1));
    for (let j = -1; j < 3; j++) {
      const row = j === 1 ? 0 : ((i + j + 3) % 3) + 1,
        nm = s[row % s.length];
      o += c.at(
        x + 27,
        40 + (j + 0.1) * 66 + (j === 1 ? 3 : i * 0),
        j === 1 ? 0.5 : 0.4,
        symbols[nm!](c, ownColour(c, nm!) === c.hero ? toneOf(c, row + 1) : ownColour(c, nm!)),
      );
    }
  }
  o += `<path d="M0,${y0}h240v26h-240z" fill="${c.ink}" fill-opacity=".34"/></g>`;
  o +=
    c.fill(
      polygon([
        [14, 98],
        [34, 110],
        [14, 122],
      ]),
      c.accent,
    ) +
    c.fill(
      polygon([
        [226, 98],
        [206, 110],
        [226, 122],
      ]),
      c.accent,
    );
  return o;
};
