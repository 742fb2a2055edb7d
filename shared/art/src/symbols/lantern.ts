import type { Motif } from '../motif.ts';
import { box, oval } from '../shape.ts';

export const lantern: Motif = (c, col) =>
  c.line('M0,-70V-40', c.shade(c.accent, 0.2), 4) +
  c.cast(oval(0, 0, 46, 38)) +
  c.duo(oval(0, 0, 46, 38), col, 9) +
  [16, 32]
    .map((a) =>
      c.line(
        `M0,-37C${-a * 1.5},-30 ${-a * 1.5},30 0,37M0,-37C${a * 1.5},-30 ${a * 1.5},30 0,37`,
        c.shade(col, 0.35),
        2,
      ),
    )
    .join('') +
  c.fill(box(-20, -44, 40, 9), c.accent) +
  c.fill(box(-20, 35, 40, 9), c.accent) +
  [-10, 0, 10].map((x) => c.line(`M${x},44v20`, c.accent, 4)).join('');
