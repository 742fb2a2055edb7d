import type { Scene } from '../../canvas.ts';
import { ground } from '../../grounds.ts';
import { box, circle, star } from '../../shape.ts';

/** Two blades crossed behind a shield. */
export const blades: Scene = (c) => {
  const edge = 'M-9,-128L0,-150L9,-128V20H-9z';
  const sword = (turn: number, hilt: string) =>
    c.at(
      0,
      0,
      1,
      c.cast(edge, 7, 6, 0.3) +
        c.fill(edge, c.light) +
        c.fill('M0,-150L9,-128V20H0z', c.shade(c.light, 0.28)) +
        c.duo(box(-30, 18, 60, 13, 4), hilt, 3) +
        c.fill(box(-7, 30, 14, 34, 3), c.shade(hilt, 0.5)) +
        c.duo(circle(0, 70, 11), hilt, 3),
      turn,
    );
  const shield = 'M-56,-52C-30,-44 -16,-52 0,-64C16,-52 30,-44 56,-52C60,2 44,48 0,76C-44,48 -60,2 -56,-52z';
  const device = c.pick(['peak', 'bolt', 'star'] as const);
  const devices = {
    peak:
      c.fill('M-38,34L-8,-26L8,0L18,-14L40,34z', c.light) + c.fill('M-8,-26L8,0L-2,34H-38z', c.shade(c.light, 0.18)),
    bolt: c.fill('M10,-44L-28,12H-4L-12,52L30,-10H4z', c.light),
    star: c.fill(star(0, 0, 5, 46, 20), c.light) + c.fill(star(0, 0, 5, 24, 10), c.shade(c.hero, 0.3)),
  };
  return (
    ground(c, c.pick(['rays', 'half', 'stripe']), 120, 124) +
    c.at(120, 142, 1.02, sword(42, c.accent) + sword(-42, c.accent)) +
    c.at(
      120,
      132,
      0.92,
      c.cast(shield, 9, 11, 0.36) +
        c.duo(shield, c.shade(c.hero, 0.35), 0) +
        c.at(0, 2, 0.88, c.duo(shield, c.hero, 7)) +
        c.at(0, 4, 0.86, devices[device]),
    )
  );
};
