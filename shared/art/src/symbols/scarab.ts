import type { Motif } from '../motif.ts';
import { oval } from '../shape.ts';

export const scarab: Motif = (c, col) =>
  [-1, 1]
    .map(
      (s) =>
        `<g transform="scale(${s} 1)">${c.line('M24,-14L46,-26L50,-42M28,10L54,10L62,0M24,30L44,44L44,58', c.shade(col, 0.5), 6)}</g>`,
    )
    .join('') +
  c.duo(oval(0, 12, 34, 42), col, 7) +
  c.fill('M-1.5,-18h3v72h-3z', c.shade(col, 0.5)) +
  c.duo('M-30,-12C-28,-38 28,-38 30,-12C12,-2 -12,-2 -30,-12z', c.accent, 4) +
  c.line('M-12,-46C-18,-56 -14,-64 -6,-66M12,-46C18,-56 14,-64 6,-66', c.shade(col, 0.5), 5) +
  c.duo('M-18,-34C-18,-56 18,-56 18,-34z', c.shade(col, 0.18), 4) +
  c.line('M-16,2C-20,16 -18,30 -10,40', c.lift(col, 0.5), 4);
