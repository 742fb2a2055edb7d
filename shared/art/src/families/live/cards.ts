import type { Scene } from '../../canvas.ts';
import { circle } from '../../shape.ts';
import { card } from '../../things/card.ts';
import { court } from '../../things/court-card.ts';
import { felt } from '../../things/felt.ts';

export const cards: Scene = (c) => {
  const s = c.pick([
      ['heart', 'spade', 'diamond'],
      ['club', 'heart', 'spade'],
      ['spade', 'diamond', 'club'],
    ]),
    rk = c.pick([
      ['A', 'K', '9'],
      ['8', '9', 'A'],
      ['Q', 'A', 'K'],
    ]);
  const o =
    felt(c) +
    c.line('M-20,250C40,150 200,150 260,250M-20,226C40,126 200,126 260,226', c.ground2, 4) +
    c.fill(circle(120, 96, 88), c.ground2);
  const one = (i: number) => (/[KQ]/.test(rk[i]!) ? court(c, rk[i]!, s[i]!) : card(c, s[i]!, rk[i]!));
  return o + c.at(72, 116, 1.05, one(2), -17) + c.at(124, 106, 1.08, one(1), 0) + c.at(172, 132, 1.12, one(0), 15);
};
