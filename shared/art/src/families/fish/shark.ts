import type { Scene } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { circle } from '../../shape.ts';
import { fish } from '../../things/fish-body.ts';
import { sea, weed } from '../../things/sea.ts';

export const shark: Scene = (c) => {
  let o = sea(c);
  const d = 'M-112,4C-80,-30 -20,-40 40,-20C60,-14 84,-6 96,-4C84,12 40,28 0,30C-50,32 -90,24 -112,4z',
    g = mix(c.ground, '#dfe6e3', 0.55),
    k = c.clip(`<path d="${d}"/>`);
  o += c.at(
    128,
    108,
    1.06,
    c.fill('M88,-4C104,-40 116,-54 130,-60C122,-30 118,-8 126,30C112,24 98,10 88,-4z', c.shade(g, 0.25)) +
      c.fill('M-14,-30C-2,-66 16,-78 30,-82C28,-56 34,-36 44,-20z', g) +
      c.fill('M16,-30C18,-56 24,-72 30,-82C28,-56 34,-36 44,-20z', c.shade(g, 0.3)) +
      `<g clip-path="url(#${k})">${c.fill(d, g)}${c.fill('M-120,8C-60,22 40,18 110,-4V60H-120z', c.light)}${c.fill(d, c.ink, 'transform="translate(6 30)" fill-opacity=".14"')}</g>` +
      c.fill('M-24,16C-20,44 0,62 18,66C14,44 16,28 24,16z', c.shade(g, 0.35)) +
      c.fill(circle(-78, -8, 5), c.ink) +
      [0, 8, 16].map((x) => c.line(`M${-44 + x},-10q-5,10 0,20`, c.shade(g, 0.4), 2.5)).join('') +
      c.fill('M-104,10L-98,17L-92,12L-86,20L-79,13L-72,21L-66,14', c.ink),
    -12,
  );
  return (
    o +
    [0, 1, 2]
      .map((i) =>
        c.at(
          44 + i * 62,
          198 + (i % 2) * 18,
          0.27,
          fish(c, i % 2 ? c.accent : c.hero, i % 2 ? c.hero : c.accent, i % 2),
          6,
        ),
      )
      .join('') +
    weed(c, 206, 130, c.shade(c.ground, 0.5)) +
    weed(c, 14, 120, c.shade(c.ground, 0.5))
  );
};
