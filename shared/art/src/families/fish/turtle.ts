import type { Scene } from '../../canvas.ts';
import { distance, mix } from '../../colour.ts';
import { circle, polygon } from '../../shape.ts';
import { bub, coral, sea } from '../../things/sea.ts';

export const turtle: Scene = (c) => {
  const o = sea(c) + coral(c, 38, 262, 0.9, c.shade(c.accent, 0.15)) + coral(c, 206, 268, 1, c.accent);
  const sk = distance(c.accent, c.ground) > 150 ? mix(c.accent, '#7fb069', 0.45) : '#a8bf6a',
    sh = 'M0,-74C50,-74 72,-30 66,14C60,56 30,78 0,84C-30,78 -60,56 -66,14C-72,-30 -50,-74 0,-74z',
    k = c.clip(`<path d="${sh}"/>`);
  const fl = (s: number) =>
    `<g transform="scale(${s} 1)">${c.fill('M44,-52C84,-84 112,-60 118,-16C96,-34 74,-32 56,-18z', s > 0 ? c.shade(sk, 0.24) : sk)}${c.fill('M44,50C72,58 84,78 78,98C58,92 44,82 32,66z', s > 0 ? c.shade(sk, 0.24) : sk)}</g>`;
  let body =
    fl(1) +
    fl(-1) +
    c.duo('M-20,-66C-26,-104 26,-104 20,-66z', sk, 5) +
    c.cast(sh, 10, 12) +
    c.fill(sh, c.shade(c.hero, 0.45)) +
    `<g clip-path="url(#${k})">`;
  const hx = (x: number, y: number, q: number) =>
    polygon(
      [...Array(6)].map((_, i) => [
        x + q * Math.cos((i * Math.PI) / 3 + 0.52),
        y + q * Math.sin((i * Math.PI) / 3 + 0.52),
      ]),
    );
  (
    [
      [0, -40],
      [0, 4],
      [0, 48],
      [-40, -18],
      [40, -18],
      [-40, 28],
      [40, 28],
      [-40, -64],
      [40, -64],
      [-40, 72],
      [40, 72],
    ] as const
  ).forEach(([x, y]) => {
    body += c.duo(hx(x, y, 22.5), x > 0 ? c.shade(c.hero, 0.14) : c.hero, 4);
  });
  body += `</g>${[-9, 9].map((x) => c.fill(circle(x, -86, 3), c.ink)).join('')}`;
  return o + c.at(118, 120, 0.96, body, c.pick([-16, 18])) + bub(c, 28, 44, 6) + bub(c, 40, 26, 4);
};
