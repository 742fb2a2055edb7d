import type { Scene } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { ownColour } from '../../own-colour.ts';
import { box, circle } from '../../shape.ts';
import { symbols } from '../../symbols.ts';
import { symbolsOf } from '../../symbols-of.ts';

export const quilt: Scene = (c) => {
  const s = symbolsOf(c);
  let o = `<rect width="240" height="290" fill="${c.ground}"/>`,
    q = [c.ground2, c.accent, c.hero, c.shade(c.ground, 0.35), c.light];
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 3; i++) {
      const x = i * 80,
        y = j * 80 - 24,
        a = c.whole(0, 3),
        b = q[(i + j * 2) % 4],
        f = q[(i * 2 + j + 2) % 5];
      o += c.fill(box(x, y, 80, 80), b!);
      const t = c.whole(0, 2),
        rot = `transform="rotate(${a * 90} ${x + 40} ${y + 40})"`;
      if (b !== f)
        o +=
          t === 0
            ? c.fill(`M${x},${y}h80a80,80 0 0 1 -80,80z`, f!, rot)
            : t === 1
              ? c.fill(`M${x},${y}h80a40,40 0 0 1 -80,0z`, f!, rot)
              : c.fill(circle(x + 40, y + 40, 28), f!);
    }
  return (
    o +
    c.fill(circle(128, 124, 76), c.ink, 'fill-opacity=".3"') +
    c.fill(circle(120, 114, 82), c.ink) +
    c.fill(circle(120, 114, 75), /moon|star|crown|lemon/.test(s[0]) ? mix(c.ground, c.ink, 0.45) : c.light) +
    c.at(120, 114, 1.04, symbols[s[0]!](c, ownColour(c, s[0])))
  );
};
