import type { Scene } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { ground } from '../../grounds.ts';
import { ownColour } from '../../own-colour.ts';
import { circle } from '../../shape.ts';
import { symbols } from '../../symbols.ts';
import { symbolsOf } from '../../symbols-of.ts';

export const trio: Scene = (c) => {
  const s = symbolsOf(c);
  return (
    ground(c, c.pick(['disc', 'stripe', 'half']), 120, 120) +
    c.at(60, 70, 0.86, symbols[s[1]!](c, ownColour(c, s[1])), -12) +
    c.at(
      182,
      66,
      0.86,
      symbols[s[2]!](c, ownColour(c, s[2]) === ownColour(c, s[0]) ? c.light : ownColour(c, s[2])),
      12,
    ) +
    c.fill(circle(126, 150, 66), c.ink, 'fill-opacity=".22"') +
    c.fill(circle(120, 144, 66), c.ground2 === c.light ? c.ground : mix(c.ground, c.ink, 0.3)) +
    c.at(120, 144, 1.08, symbols[s[0]!](c, ownColour(c, s[0])))
  );
};
