import type { Scene } from '../../canvas.ts';
import { ground } from '../../grounds.ts';
import { ownColour } from '../../own-colour.ts';
import { box, oval } from '../../shape.ts';
import { symbols } from '../../symbols.ts';
import { symbolsOf } from '../../symbols-of.ts';

export const arch: Scene = (c) => {
  const s = symbolsOf(c)[0];
  let o = ground(c, 'arch', 120);
  o += [22, 218]
    .map(
      (x) =>
        c.duo(box(x - 14, 70, 28, 200), c.shade(c.hero, 0.1), 6) +
        c.fill(box(x - 19, 62, 38, 10), c.hero) +
        c.fill(box(x - 16, 72, 32, 5), c.shade(c.hero, 0.35)),
    )
    .join('');
  return (
    o +
    c.fill(oval(120, 206, 84, 14), c.shade(c.ground, 0.4)) +
    c.at(120, 132, 1.3, symbols[s](c, ownColour(c, s))) +
    c.duo(box(66, 196, 108, 16, 2), c.accent, 4) +
    c.duo(box(50, 212, 140, 40), c.shade(c.accent, 0.2), 4)
  );
};
