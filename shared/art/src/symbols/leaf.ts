import type { Motif } from '../motif.ts';

export const leaf: Motif = (c, col) => {
  const blade = 'M0,-58C34,-44 52,-10 34,26C26,40 14,48 0,50C-14,48 -26,40 -34,26C-52,-10 -34,-44 0,-58z';
  return (
    c.cast(blade) +
    c.fill(blade, col) +
    c.fill('M0,-58C34,-44 52,-10 34,26C26,40 14,48 0,50z', c.shade(col, 0.26)) +
    c.line('M0,-40V62M0,-14L20,-28M0,-14L-20,-28M0,8L26,-8M0,8L-26,-8M0,30L22,16M0,30L-22,16', c.lift(col, 0.5), 4)
  );
};
