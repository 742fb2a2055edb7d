import type { Scene } from '../../canvas.ts';
import { polygon } from '../../shape.ts';
import { card, type Suit } from '../../things/card.ts';
import { court } from '../../things/court-card.ts';

export const duel: Scene = (c) => {
  const o =
    `<rect width="240" height="290" fill="${c.ground}"/>` +
    c.fill('M240,0V320H0L0,250L240,0z', c.accent) +
    c.fill(
      polygon([
        [0, 236],
        [110, 138],
        [98, 126],
        [240, -6],
        [240, 14],
        [138, 122],
        [150, 134],
        [0, 266],
      ]),
      c.light,
    );
  const fan = (x: number, y: number, b: string, ss: readonly Suit[], rot: number) =>
    [0, 1, 2]
      .map((i) =>
        c.at(
          x,
          y,
          0.98,
          `<g transform="rotate(${(i - 1) * 17 + rot}) translate(0 -30)">${i === 2 ? court(c, b, ss[2]!) : card(c, ss[i]!, '7')}</g>`,
        ),
      )
      .join('');
  return o + fan(78, 104, 'K', ['club', 'heart', 'spade'], -14) + fan(176, 196, 'Q', ['spade', 'diamond', 'heart'], 10);
};
