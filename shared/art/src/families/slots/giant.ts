import type { Scene } from '../../canvas.ts';
import { ground } from '../../grounds.ts';
import { ownColour } from '../../own-colour.ts';
import { star } from '../../shape.ts';
import { symbols } from '../../symbols.ts';
import { symbolsOf } from '../../symbols-of.ts';

export const giant: Scene = (c) => {
  const s = symbolsOf(c)[0],
    back = c.pick(['rays', 'disc', 'rings', 'fan']);
  return (
    ground(c, back, 120, 112) +
    c.at(120, 114, 1.55, symbols[s](c, ownColour(c, s)), c.pick([-8, 0, 8])) +
    (
      [
        [30, 36],
        [210, 48],
        [202, 186],
        [36, 178],
      ] as const
    )
      .map((p, i) => c.fill(star(p[0], p[1], 4, 11 - (i % 2) * 3, 3), c.light))
      .join('')
  );
};
