import type { Canvas } from '../canvas.ts';
import { box, circle, oval, star } from '../shape.ts';

const eye = (c: Canvas, x: number, y: number, q = 7): string =>
  c.fill(circle(x, y, q), c.light) +
  c.fill(circle(x, y + 1, q * 0.62), c.ink) +
  c.fill(circle(x - q * 0.25, y - q * 0.25, q * 0.24), c.light);

/** Heads from the front, mirrored from one half. */
export const heads = {
  fox: (c: Canvas, k: string): string =>
    c.fold(
      [-1, 1]
        .map(
          (s) =>
            `<g transform="scale(${s} 1)">${c.fill('M14,-38L62,-92L72,-8z', k)}${c.fill('M30,-36L58,-70L62,-18z', c.shade(k, 0.5))}</g>`,
        )
        .join('') +
        c.fill('M0,-52C40,-52 72,-30 78,4C66,40 30,50 0,82C-30,50 -66,40 -78,4C-72,-30 -40,-52 0,-52z', k) +
        c.fill('M-78,4C-46,-2 -20,14 0,82C20,14 46,-2 78,4C66,40 30,50 0,82C-30,50 -66,40 -78,4z', c.light) +
        c.fill('M0,-52L12,-12L0,34L-12,-12z', c.lift(k, 0.35)),
      'M0,-52L14,-40L62,-92L72,-18L78,4C66,40 30,50 0,82z',
    ) +
    c.fill('M-13,66H13L0,84z', c.ink) +
    [-34, 34]
      .map(
        (x) =>
          c.fill(
            `M${x - 14},${2 - (x > 0 ? 4 : -4)}q14,-12 28,${x > 0 ? -4 : 4}q-14,16 -28,${x > 0 ? 4 : -4}z`,
            c.ink,
          ) + c.fill(circle(x, 0, 4), c.light),
      )
      .join(''),
  tiger: (c: Canvas, k: string): string =>
    c.fold(
      [-56, 56].map((x) => c.fill(circle(x, -46, 24), k) + c.fill(circle(x, -44, 13), c.shade(k, 0.5))).join('') +
        c.fill('M0,-64C50,-64 78,-34 78,4C78,50 44,78 0,78C-44,78 -78,50 -78,4C-78,-34 -50,-64 0,-64z', k) +
        c.fill('M0,22C20,10 48,24 44,50C36,70 18,76 0,76C-18,76 -36,70 -44,50C-48,24 -20,10 0,22z', c.light) +
        [-1, 1]
          .map(
            (s) =>
              `<g transform="scale(${s} 1)">${c.fill('M78,-6L44,0L77,12zM76,22L50,22L70,38zM60,-44L34,-30L70,-28zM6,-64L12,-30L26,-60z', c.ink)}</g>`,
          )
          .join('') +
        c.fill('M-5,-64L0,-26L5,-64z', c.ink),
      'M0,-64C50,-64 78,-34 78,4C78,50 44,78 0,78z',
      0.15,
    ) +
    c.fill('M-16,20H16L6,34H-6z', c.ink) +
    c.line('M0,34V46M0,46C-8,56 -20,54 -22,48M0,46C8,56 20,54 22,48', c.ink, 4) +
    eye(c, -32, -6, 11) +
    eye(c, 32, -6, 11) +
    c.line('M-48,-22L-20,-16M48,-22L20,-16', c.ink, 5),
  owl: (c: Canvas, k: string): string =>
    c.fold(
      c.fill(
        'M0,-56C30,-56 54,-70 72,-86C82,-40 80,30 60,60C40,84 -40,84 -60,60C-80,30 -82,-40 -72,-86C-54,-70 -30,-56 0,-56z',
        k,
      ) +
        [-34, 34].map((x) => c.fill(circle(x, -14, 40), c.lift(k, 0.5))).join('') +
        [0, 1, 2]
          .map((j) =>
            [-2, -1, 0, 1, 2]
              .map((i) =>
                c.fill(
                  `M${i * 22 - 11 + (j % 2) * 11},${30 + j * 14}h22a11,13 0 0 1 -22,0z`,
                  j % 2 ? c.accent : c.shade(c.accent, 0.25),
                ),
              )
              .join(''),
          )
          .join(''),
      'M0,-56C30,-56 54,-70 72,-86C82,-40 80,30 60,60C50,74 20,80 0,80z',
      0.14,
    ) +
    [-34, 34]
      .map(
        (x) =>
          c.fill(circle(x, -14, 27), c.accent) +
          c.fill(circle(x, -14, 22), c.light) +
          c.fill(circle(x, -14, 14), c.ink) +
          c.fill(circle(x - 6, -20, 5), c.light),
      )
      .join('') +
    c.duo('M-13,-6H13L0,30z', c.ink, 3),
  bull: (c: Canvas, k: string): string =>
    c.fold(
      [-1, 1]
        .map(
          (s) =>
            `<g transform="scale(${s} 1)">${c.fill('M34,-40C78,-36 92,-64 80,-96C118,-62 104,-8 44,-14z', c.light)}${c.fill('M44,-18C70,-22 84,-14 86,0C70,8 52,2 44,-2z', k)}</g>`,
        )
        .join('') +
        c.fill(
          'M0,-56C36,-56 56,-38 54,-8C50,20 36,44 36,60C34,80 -34,80 -36,60C-36,44 -50,20 -54,-8C-56,-38 -36,-56 0,-56z',
          k,
        ) +
        c.fill('M0,36C30,30 44,44 40,62C34,86 -34,86 -40,62C-44,44 -30,30 0,36z', c.lift(k, 0.5)) +
        c.fill('M-20,-58C-8,-70 8,-70 20,-58L0,-22z', c.shade(k, 0.45)),
      'M0,-56C36,-56 56,-38 54,-8C50,20 40,44 40,60C36,80 10,82 0,82z',
      0.16,
    ) +
    [-16, 16].map((x) => c.fill(oval(x, 54, 7, 5), c.ink)).join('') +
    c.line('M-14,62C-16,84 16,84 14,62', c.accent, 5) +
    eye(c, -30, -8, 8) +
    eye(c, 30, -8, 8),
  bear: (c: Canvas, k: string): string =>
    c.fold(
      [-52, 52].map((x) => c.fill(circle(x, -48, 26), k) + c.fill(circle(x, -46, 14), c.shade(k, 0.45))).join('') +
        c.fill('M0,-62C52,-62 80,-30 80,8C80,52 44,78 0,78C-44,78 -80,52 -80,8C-80,-30 -52,-62 0,-62z', k) +
        c.fill(oval(0, 40, 38, 32), c.lift(k, 0.55)),
      'M0,-62C52,-62 80,-30 80,8C80,52 44,78 0,78z',
    ) +
    c.fill('M-16,22C-16,14 16,14 16,22C16,32 6,38 0,38C-6,38 -16,32 -16,22z', c.ink) +
    c.line('M0,38V50C-6,58 -16,58 -20,52M0,50C6,58 16,58 20,52', c.ink, 4) +
    eye(c, -34, -4, 8) +
    eye(c, 34, -4, 8) +
    c.fill('M-14,-62L0,-34L14,-62z', c.accent),
  hare: (c: Canvas, k: string): string =>
    c.fold(
      [-1, 1]
        .map(
          (s) =>
            `<g transform="scale(${s} 1)">${c.fill('M10,-44C8,-84 22,-116 38,-112C54,-106 48,-66 40,-36z', k)}${c.fill('M20,-48C20,-78 28,-100 36,-98C44,-92 38,-66 34,-46z', c.accent)}</g>`,
        )
        .join('') +
        c.fill('M0,-52C40,-52 64,-24 64,8C64,44 36,66 0,66C-36,66 -64,44 -64,8C-64,-24 -40,-52 0,-52z', k) +
        c.fill('M0,16C20,8 34,26 30,42C24,60 8,64 0,64C-8,64 -24,60 -30,42C-34,26 -20,8 0,16z', c.lift(k, 0.6)),
      'M0,-52C4,-90 22,-116 38,-112C54,-106 48,-66 44,-40C58,-28 64,-10 64,8C64,44 36,66 0,66z',
      0.15,
    ) +
    c.fill('M-10,18H10L0,30z', c.ink) +
    c.line('M0,30V42M-12,46C-6,50 0,46 0,42C0,46 6,50 12,46', c.ink, 3.5) +
    eye(c, -28, -4, 10) +
    eye(c, 28, -4, 10),
  panda: (c: Canvas, k: string): string =>
    c.fold(
      [-54, 54]
        .map((x) => c.fill(circle(x, -50, 26), c.ink) + c.fill(circle(x, -46, 13), c.lift(c.ink, 0.25)))
        .join('') +
        c.fill('M0,-62C52,-62 80,-30 80,8C80,52 44,78 0,78C-44,78 -80,52 -80,8C-80,-30 -52,-62 0,-62z', c.light),
      'M0,-62C52,-62 80,-30 80,8C80,52 44,78 0,78z',
      0.13,
    ) +
    [-1, 1]
      .map(
        (s) =>
          `<g transform="scale(${s} 1)">${c.fill('M14,-10C16,-30 44,-32 52,-12C56,6 44,22 30,20C18,18 12,4 14,-10z', c.ink)}</g>`,
      )
      .join('') +
    [-32, 32].map((x) => c.fill(circle(x, -5, 9), c.light) + c.fill(circle(x, -4, 5.5), c.ink)).join('') +
    c.fill('M-14,24C-14,16 14,16 14,24C14,33 6,38 0,38C-6,38 -14,33 -14,24z', c.ink) +
    c.line('M0,38V48C-6,56 -16,56 -20,50M0,48C6,56 16,56 20,50', c.ink, 4) +
    c.fill('M-12,-62C-20,-44 -6,-34 0,-28C6,-34 20,-44 12,-62z', k),
  lion: (c: Canvas, k: string): string =>
    c.fill(star(0, 4, 18, 98, 82), c.shade(k, 0.45)) +
    c.fill(star(0, 4, 18, 84, 72, -80), c.shade(k, 0.22)) +
    c.fold(
      [-48, 48].map((x) => c.fill(circle(x, -44, 18), k) + c.fill(circle(x, -42, 9), c.shade(k, 0.4))).join('') +
        c.fill('M0,-54C40,-54 60,-26 60,6C60,44 36,66 0,66C-36,66 -60,44 -60,6C-60,-26 -40,-54 0,-54z', k) +
        c.fill('M0,18C20,8 40,22 36,44C30,60 14,66 0,66C-14,66 -30,60 -36,44C-40,22 -20,8 0,18z', c.light),
      'M0,-54C40,-54 60,-26 60,6C60,44 36,66 0,66z',
      0.15,
    ) +
    c.fill('M-15,16H15L5,30H-5z', c.ink) +
    c.line('M0,30V42M0,42C-8,52 -18,50 -20,44M0,42C8,52 18,50 20,44', c.ink, 4) +
    eye(c, -26, -8, 9) +
    eye(c, 26, -8, 9) +
    c.line('M-40,-22L-16,-17M40,-22L16,-17', c.ink, 5) +
    c.fill('M0,-92L12,-60L0,-34L-12,-60z', c.accent),
  frog: (c: Canvas, k: string): string =>
    c.fold(
      [-44, 44].map((x) => c.fill(circle(x, -42, 30), k)).join('') +
        c.fill('M0,-48C54,-48 88,-18 86,20C82,60 44,74 0,74C-44,74 -82,60 -86,20C-88,-18 -54,-48 0,-48z', k) +
        c.fill('M-60,34C-40,60 40,60 60,34C56,62 34,74 0,74C-34,74 -56,62 -60,34z', c.light),
      'M0,-48C54,-48 88,-18 86,20C82,60 44,74 0,74z',
    ) +
    [-44, 44]
      .map(
        (x) =>
          c.fill(circle(x, -42, 20), c.accent) +
          c.fill(circle(x, -42, 14), c.light) +
          c.fill(box(x - 11, -47, 22, 9, 4), c.ink),
      )
      .join('') +
    c.line('M-62,30C-40,52 40,52 62,30', c.shade(k, 0.6), 5) +
    [-9, 9].map((x) => c.fill(oval(x, 8, 3, 4), c.shade(k, 0.5))).join('') +
    c.fill('M0,-48L12,-26L0,-4L-12,-26z', c.accent),
};

export type Head = keyof typeof heads;
export const headNames = Object.keys(heads) as Head[];
