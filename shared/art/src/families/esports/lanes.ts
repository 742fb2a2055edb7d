import type { Scene } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { circle, polygon, ring } from '../../shape.ts';

/** The map from above: three lanes between two bases, a river across, towers along the way. */
export const lanes: Scene = (c) => {
  const grass = mix(c.ground, c.ground2, 0.5);
  const tower = (x: number, y: number, colour: string, size = 1) =>
    c.at(
      x,
      y,
      size,
      c.fill(ring(4, 6, 6, 17, 0), c.ink, 'fill-opacity=".35"') +
        c.fill(ring(0, 0, 6, 17, 0), c.shade(colour, 0.35)) +
        c.fill(ring(-2, -4, 6, 14, 0), colour) +
        c.fill(
          polygon([
            [-2, -16],
            [7, -6],
            [-2, 5],
            [-11, -6],
          ]),
          c.light,
        ),
    );
  const trees = Array.from({ length: 26 }, () => [c.whole(8, 232), c.whole(8, 232), c.whole(8, 14)] as const).filter(
    ([x, y]) => Math.abs(x - (240 - y)) > 30 && Math.abs(x - y) > 26 && x > 40 && y > 40 && x < 206 && y < 206,
  );
  const lane = c.shade(c.light, 0.28);
  return (
    `<rect width="240" height="290" fill="${grass}"/>` +
    c.fill('M-10,-10H70L-10,70z', c.shade(c.ground, 0.3)) +
    c.line('M-10,-10C60,70 80,90 130,120S190,190 250,250', mix(c.ground2, '#fff6e0', 0.25), 30) +
    c.line('M-10,-10C60,70 80,90 130,120S190,190 250,250', c.shade(c.ground2, 0.15), 22) +
    c.line('M34,206V40Q34,32 42,32H206M34,206H198Q206,206 206,198V32M34,206L206,32', c.shade(c.ground, 0.45), 25) +
    c.line('M34,206V40Q34,32 42,32H206M34,206H198Q206,206 206,198V32M34,206L206,32', lane, 19) +
    trees
      .map(
        ([x, y, size]) =>
          c.fill(circle(x + 3, y + 5, size), c.ink, 'fill-opacity=".28"') +
          c.fill(circle(x, y, size), c.shade(c.ground, 0.42)) +
          c.fill(circle(x - size * 0.25, y - size * 0.3, size * 0.6), c.shade(c.ground, 0.2)),
      )
      .join('') +
    c.duo(circle(40, 200, 38), c.shade(c.accent, 0.1), 6) +
    c.fill(circle(40, 200, 26), c.shade(c.accent, 0.45)) +
    c.duo(circle(202, 36, 38), c.shade(c.hero, 0.1), 6) +
    c.fill(circle(202, 36, 26), c.shade(c.hero, 0.45)) +
    tower(40, 198, c.accent, 1.5) +
    tower(202, 34, c.hero, 1.5) +
    tower(34, 112, c.accent) +
    tower(128, 206, c.accent) +
    tower(90, 150, c.accent) +
    tower(112, 32, c.hero) +
    tower(206, 124, c.hero) +
    tower(152, 88, c.hero)
  );
};
