import type { Scene } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { ground } from '../../grounds.ts';
import { box, circle } from '../../shape.ts';

/** Where the pips of a half lie, from its middle. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-13, -13],
    [13, 13],
  ],
  [
    [-13, -13],
    [0, 0],
    [13, 13],
  ],
  [
    [-13, -13],
    [13, -13],
    [-13, 13],
    [13, 13],
  ],
  [
    [-13, -13],
    [13, -13],
    [0, 0],
    [-13, 13],
    [13, 13],
  ],
  [
    [-13, -15],
    [13, -15],
    [-13, 0],
    [13, 0],
    [-13, 15],
    [13, 15],
  ],
];

export const dominoes: Scene = (c) => {
  const tile = (x: number, y: number, turn: number, [upper, lower]: readonly [number, number]) => {
    const face = box(-33, -62, 66, 124, 10);
    const half = (pips: number, middle: number) =>
      PIPS[pips]!.map(([dx, dy]) => c.fill(circle(dx, middle + dy, 6.5), c.ink)).join('');
    return c.at(
      x,
      y,
      1.05,
      c.cast(face, 11, 14, 0.3) +
        c.fill(face, c.shade(c.accent, 0.2), 'transform="translate(7 9)"') +
        c.fill(face, mix(c.light, c.ink, 0.2), 'transform="translate(3 4)"') +
        c.fill(face, c.light) +
        c.line('M-24,0H24', mix(c.light, c.ink, 0.35), 4) +
        half(upper, -31) +
        half(lower, 31),
      turn,
    );
  };
  const first = c.whole(1, 5);
  return (
    ground(c, c.pick(['stripe', 'disc', 'fan']), 120, 118) +
    tile(70, 84, -14, [6, 6]) +
    tile(168, 96, 10, [6, first]) +
    tile(118, 206, 82, [first, (first + 2) % 7])
  );
};
