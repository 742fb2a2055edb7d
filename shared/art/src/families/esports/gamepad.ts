import type { Scene } from '../../canvas.ts';
import { ground } from '../../grounds.ts';
import { box, circle, ring } from '../../shape.ts';

/** A gamepad, tilted, larger than the field. */
export const gamepad: Scene = (c) => {
  const body =
    'M-84,-34C-66,-52 -34,-50 -22,-40H22C34,-50 66,-52 84,-34C104,-10 114,36 104,62C96,80 72,78 62,58L48,32H-48L-62,58C-72,78 -96,80 -104,62C-114,36 -104,-10 -84,-34z';
  const cross = 'M-62,-22h14v12h12v14h-12v12h-14v-12h-12v-14h12z';
  const buttons = [
    [56, -24],
    [74, -6],
    [56, 12],
    [38, -6],
  ] as const;
  const tones = [c.light, c.accent, c.light, c.accent];
  const pad =
    c.cast(body, 10, 13, 0.34) +
    c.line('M-70,-44C-66,-56 -50,-58 -40,-52M70,-44C66,-56 50,-58 40,-52', c.shade(c.hero, 0.5), 9) +
    c.duo(body, c.hero, 8) +
    c.fill('M-22,-40H22L16,-22H-16z', c.shade(c.hero, 0.24)) +
    c.duo(cross, c.ink, 0) +
    c.fill(box(-12, -10, 9, 5, 2), c.shade(c.hero, 0.5)) +
    c.fill(box(3, -10, 9, 5, 2), c.shade(c.hero, 0.5)) +
    [-26, 26]
      .map(
        (x) =>
          c.fill(circle(x, 22, 17), c.shade(c.hero, 0.42)) +
          c.duo(circle(x, 20, 13), c.ink, 0) +
          c.fill(circle(x - 2, 18, 9), c.lift(c.ink, 0.22)),
      )
      .join('') +
    buttons
      .map(([x, y], at) => c.fill(circle(x + 2, y + 2, 9), c.shade(c.hero, 0.5)) + c.fill(circle(x, y, 9), tones[at]!))
      .join('');
  return (
    ground(c, c.pick(['stripe', 'rings', 'check']), 120, 116) +
    [
      [34, 40, 20],
      [204, 52, 15],
      [206, 198, 22],
      [30, 190, 13],
    ]
      .map(
        ([x, y, size]) =>
          c.fill(ring(x!, y!, 6, size!, 0), c.accent) + c.fill(ring(x!, y!, 6, size! * 0.5, 0), c.ground),
      )
      .join('') +
    c.at(122, 112, 1.06, pad, c.pick([-16, -10, 14]))
  );
};
