import type { Motif } from '../motif.ts';
import { circle } from '../shape.ts';

export const bell: Motif = (c, col) => {
  const d = 'M0,-46C25,-46 32,-24 33,0C34,16 40,24 48,32H-48C-40,24 -34,16 -33,0C-32,-24 -25,-46 0,-46z';
  return (
    c.cast(d) +
    c.duo(circle(0, 38, 12), c.accent, 4) +
    c.fill(circle(0, -48, 7), c.shade(col, 0.2)) +
    c.duo(d, col, 9) +
    c.fill('M-43,22H43l5,10H-48z', c.accent) +
    c.line('M-20,-14C-19,-24 -14,-31 -6,-34', c.lift(col, 0.6), 5)
  );
};
