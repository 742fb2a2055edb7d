import type { Motif } from '../motif.ts';

export const seven: Motif = (c, col) => {
  const d = 'M-40,-48H42V-24C16,4 6,26 4,50H-32C-28,22 -12,-2 6,-20H-18V-6H-40z';
  return c.cast(d) + c.duo(d, col, 7) + c.fill('M-34,-42H30v6H-34z', c.lift(col, 0.45));
};
