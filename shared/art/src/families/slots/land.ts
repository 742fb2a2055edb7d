import type { Scene } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { box, circle, polygon } from '../../shape.ts';
import { wordIn } from '../../word-in.ts';

export const land: Scene = (c) => {
  const kind =
    wordIn(c.game.title, [
      [/nile|pharaoh|pyramid|desert|dune|sand/i, 'dune'],
      [/peak|summit|mountain|alp|ridge/i, 'peak'],
      [/temple|pagoda|jade|dynasty/i, 'temple'],
      [/city|street|avenue|metro/i, 'city'],
      [/harbour|sail|isle|island|bay/i, 'sail'],
    ]) || c.pick(['dune', 'peak', 'temple', 'city', 'sail']);
  let o = `<rect width="240" height="290" fill="${c.ground}"/>`;
  const sx = c.pick([84, 120, 160]);
  o += c.fill(circle(sx, 96, 74), c.ground2) + c.fill(circle(sx, 96, 52), c.hero);
  const far = mix(c.ground, c.ink, 0.28),
    mid = mix(c.ground, c.ink, 0.5),
    near = mix(c.ground, c.ink, 0.72);
  const pyr = (x: number, y: number, w: number, h: number, a: string, b: string) =>
    c.fill(
      polygon([
        [x - w, y],
        [x - w * 0.1, y - h],
        [x + w * 0.25, y],
      ]),
      a,
    ) +
    c.fill(
      polygon([
        [x + w * 0.25, y],
        [x - w * 0.1, y - h],
        [x + w, y],
      ]),
      b,
    );
  if (kind === 'dune')
    o +=
      pyr(176, 214, 70, 86, c.lift(c.accent, 0.15), c.shade(c.accent, 0.35)) +
      pyr(78, 224, 96, 128, c.accent, c.shade(c.accent, 0.42)) +
      c.fill('M0,204C60,176 110,226 240,192V320H0z', mid) +
      c.fill('M0,226C80,196 150,246 240,214V320H0z', near) +
      [40, 56, 74]
        .map((x, i) => c.fill(`M${x + 110},${212 - i * 3}q4,-12 10,-12q4,0 4,5q5,-1 7,7v8h-4v-6h-10v6h-4z`, c.ink))
        .join('');
  if (kind === 'peak')
    o +=
      pyr(196, 224, 84, 118, far, mix(far, c.ink, 0.3)) +
      pyr(92, 236, 116, 168, mid, near) +
      c.fill(
        polygon([
          [80, 68],
          [48, 118],
          [66, 110],
          [82, 128],
          [96, 112],
          [118, 122],
        ]),
        c.light,
      ) +
      c.fill(
        polygon([
          [80, 68],
          [92, 116],
          [96, 112],
          [118, 122],
        ]),
        mix(c.light, c.ink, 0.2),
      ) +
      [10, 34, 150, 178, 208, 232]
        .map((x, i) =>
          [0, 14, 28]
            .map((q) =>
              c.fill(
                polygon([
                  [x, 168 + q + (i % 2) * 10],
                  [x - 14 - q / 4, 194 + q + (i % 2) * 10],
                  [x + 14 + q / 4, 194 + q + (i % 2) * 10],
                ]),
                i % 2 ? c.accent : c.shade(c.accent, 0.3),
              ),
            )
            .join(''),
        )
        .join('');
  if (kind === 'temple') {
    o += c.fill('M0,206C50,170 90,190 130,176S210,168 240,190V320H0z', far);
    const roof = (y: number, w: number) =>
      c.duo(
        `M${120 - w},${y}C${120 - w * 0.7},${y - 4} ${120 - w * 0.45},${y - 16} ${120 - w * 0.3},${y - 26}H${120 + w * 0.3}C${120 + w * 0.45},${y - 16} ${120 + w * 0.7},${y - 4} ${120 + w},${y}l6,-8l-2,14H${120 - w - 4}l-2,-14z`,
        c.accent,
        3,
      );
    o +=
      (
        [
          [58, 190, 40],
          [48, 152, 36],
          [38, 116, 34],
        ] as const
      )
        .map(
          ([w, y, h]) =>
            c.fill(box(120 - w * 0.66, y, w * 1.32, h + 14), c.light) +
            c.fill(box(120, y, w * 0.66, h + 14), mix(c.light, c.ink, 0.22)) +
            [-0.42, 0, 0.42]
              .map((q) => c.fill(box(120 + q * w - 5, y + 12, 10, 20), c.shade(c.accent, 0.35)))
              .join('') +
            roof(y, w + 26),
        )
        .join('') +
      c.line('M120,90V62', c.accent, 5) +
      c.duo(circle(120, 62, 6), c.light, 2);
  }
  if (kind === 'city')
    (
      [
        [0, 132, 44, far],
        [38, 92, 40, mid],
        [84, 146, 50, far],
        [126, 74, 38, near],
        [160, 120, 46, mid],
        [200, 98, 44, far],
      ] as const
    ).forEach(([x, y, w, col]) => {
      o += c.fill(box(x, y, w, 200), col) + c.fill(box(x + w * 0.66, y, w * 0.34, 200), mix(col, c.ink, 0.3));
      for (let a = 0; a < 8; a++)
        for (let b = 0; b < 3; b++)
          if (c.random() < 0.6)
            o += c.fill(box(x + 6 + b * 11, y + 10 + a * 15, 6, 8), c.random() < 0.5 ? c.hero : c.accent);
    });
  if (kind === 'sail') {
    o += c.fill(box(0, 168, 240, 160), mid);
    for (let i = 0; i < 5; i++) o += c.fill(box(sx - 40 + i * 9, 174 + i * 9, 80 - i * 16, 3), c.hero);
    o +=
      c.cast('M70,190H182L160,216H92z', 4, 6) +
      c.duo('M70,188H182L162,214H92z', c.accent, 5) +
      c.line('M124,188V62', c.shade(c.accent, 0.5), 4) +
      c.fill('M128,68C176,96 184,146 176,178H128z', c.light) +
      c.fill('M128,68C150,100 150,150 146,178H128z', mix(c.light, c.ink, 0.14)) +
      c.fill('M120,84C92,116 82,150 80,178H120z', c.shade(c.light, 0.22)) +
      c.fill('M0,206c20,-10 40,-10 60,0s40,10 60,0s40,-10 60,0s40,10 60,0V320H0z', near);
  }
  return o;
};
