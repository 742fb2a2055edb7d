import type { Motif } from '../motif.ts';

export const flame: Motif = (c, col) => {
  const d =
    'M4,-56C10,-30 44,-18 40,16C38,40 20,52 0,52C-22,52 -42,38 -40,12C-38,-6 -26,-12 -24,-30C-14,-24 -10,-16 -10,-8C2,-18 8,-36 4,-56z';
  return (
    c.cast(d) +
    c.duo(d, col, 7) +
    c.fill('M2,0C8,10 22,18 20,32C18,44 10,50 0,50C-12,50 -20,42 -18,30C-16,22 -4,16 2,0z', c.lift(c.accent, 0.3))
  );
};
