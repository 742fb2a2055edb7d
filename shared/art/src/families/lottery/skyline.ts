import type { Scene } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { box, circle } from '../../shape.ts';
import { ball } from '../../things/ball.ts';

export const skyline: Scene = (c) => {
  let o =
    `<rect width="240" height="290" fill="${c.ground}"/>` +
    c.fill(circle(120, 112, 104), c.ground2) +
    ball(c, 120, 104, 72, c.whole(1, 45), c.hero);
  const a = mix(c.ground, c.ink, 0.45),
    b = mix(c.ground, c.ink, 0.7),
    stupa = (x: number, w: number, y: number, col: string) =>
      c.fill(
        `M${x - w},280V${y + 60}h${w * 0.3}V${y + 34}C${x - w * 0.6},${y + 8} ${x - 4},${y + 8} ${x},${y - 40}C${x + 4},${y + 8} ${x + w * 0.6},${y + 8} ${x + w * 0.7},${y + 34}V${y + 60}h${w * 0.3}V280z`,
        col,
      );
  o += (
    [
      [6, 30, 150],
      [206, 40, 140],
      [60, 24, 176],
      [170, 26, 168],
    ] as const
  )
    .map(
      ([x, w, y]) =>
        c.fill(box(x, y, w, 160), a) +
        c.fill(box(x + w * 0.6, y, w * 0.4, 160), b) +
        [0, 1, 2, 3].map((i) => c.fill(box(x + 5, y + 10 + i * 16, 5, 8), c.hero)).join(''),
    )
    .join('');
  return (
    o +
    stupa(40, 34, 176, b) +
    stupa(200, 34, 180, b) +
    stupa(120, 50, 184, c.ink) +
    (
      [
        [98, 236],
        [120, 230],
        [142, 236],
      ] as const
    )
      .map((p) => c.fill(box(p[0] - 4, p[1], 8, 12, 4), c.hero))
      .join('')
  );
};
