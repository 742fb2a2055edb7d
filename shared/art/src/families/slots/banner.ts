import type { Scene } from '../../canvas.ts';
import { ground } from '../../grounds.ts';
import { ownColour } from '../../own-colour.ts';
import { box, circle } from '../../shape.ts';
import { symbols } from '../../symbols.ts';
import { symbolsOf, toneOf } from '../../symbols-of.ts';

/** Three banners on a rod, the middle one in front. */
export const banner: Scene = (c) => {
  const chosen = symbolsOf(c);
  const cloth = (x: number, top: number, width: number, length: number, colour: string, at: number, size: number) => {
    const d = `M${x - width / 2},${top}h${width}v${length}l${-width / 2},26l${-width / 2},-26z`;
    const name = chosen[at]!;
    const own = ownColour(c, name);
    const mark = own === colour ? c.light : own === c.hero ? toneOf(c, at + 1) : own;
    return (
      c.cast(d, 8, 9, 0.34) +
      c.duo(d, colour, 5) +
      c.fill(box(x - width / 2, top, width, 10), c.shade(colour, 0.3)) +
      c.fill(circle(x, top + length * 0.5, width * 0.43), mark === c.light ? c.shade(colour, 0.45) : c.light) +
      c.at(x, top + length * 0.5, size, symbols[name](c, mark))
    );
  };
  const side = c.accent;
  return (
    ground(c, c.pick(['stripe', 'disc', 'half', 'fan']), 120, 120) +
    cloth(54, 30, 76, 118, side, 1, 0.5) +
    cloth(186, 30, 76, 118, c.shade(side, 0.16), 2, 0.5) +
    cloth(120, 30, 108, 150, c.hero === side ? c.light : c.hero, 0, 0.76) +
    c.duo(box(-6, 22, 252, 13, 5), c.shade(c.accent, 0.45), 3) +
    [10, 86, 154, 230].map((x) => c.duo(circle(x, 28, 10), c.light, 3)).join('')
  );
};
