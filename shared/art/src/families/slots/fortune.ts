import type { Scene } from '../../canvas.ts';
import { ground } from '../../grounds.ts';
import { ownColour } from '../../own-colour.ts';
import { circle, wedge } from '../../shape.ts';
import { symbols } from '../../symbols.ts';
import { symbolsOf, toneOf } from '../../symbols-of.ts';

/** A wheel of fortune with a symbol in every field. */
export const fortune: Scene = (c) => {
  const chosen = symbolsOf(c);
  const [x, y, radius] = [120, 130, 106];
  const fields = 8;
  const turn = c.whole(0, 40);
  const tones = [c.light, c.accent, c.light, c.hero];
  const field = (at: number) => {
    const from = turn + (at * 360) / fields;
    const ground = tones[at % 4]!;
    const name = chosen[at % 4]!;
    const own = ownColour(c, name);
    const colour = own === ground || own === c.hero ? (ground === c.light ? toneOf(c, at + 1) : c.light) : own;
    return (
      c.fill(wedge(x, y, 0, radius, from, from + 360 / fields), ground) +
      `<g transform="rotate(${from + 180 / fields + 90} ${x} ${y})">${c.at(x, y - radius * 0.68, 0.38, symbols[name](c, colour))}</g>`
    );
  };
  const studs = Array.from({ length: 16 }, (_, at) => ((at * 22.5 + 8) * Math.PI) / 180);
  return (
    ground(c, c.pick(['rays', 'rings', 'stripe']), x, y) +
    c.fill(circle(x + 7, y + 9, radius + 15), c.ink, 'fill-opacity=".34"') +
    c.duo(circle(x, y, radius + 14), c.shade(c.hero, 0.2), 6) +
    Array.from({ length: fields }, (_, at) => field(at)).join('') +
    Array.from({ length: fields }, (_, at) => wedge(x, y, 30, radius, turn + at * 45 - 0.8, turn + at * 45 + 0.8))
      .map((d) => c.fill(d, c.ink, 'fill-opacity=".35"'))
      .join('') +
    studs
      .map((angle) =>
        c.fill(circle(x + Math.cos(angle) * (radius + 7), y + Math.sin(angle) * (radius + 7), 4), c.light),
      )
      .join('') +
    c.duo(circle(x, y, 26), c.shade(c.hero, 0.1), 6) +
    c.fill(circle(x, y, 12), c.ink) +
    c.cast('M102,4H138L120,44z', 4, 5, 0.4) +
    c.duo('M102,4H138L120,44z', c.accent === c.ground ? c.light : c.accent, 4)
  );
};
