import type { Motif } from '../motif.ts';

export const clover: Motif = (c, col) => {
  const h = 'M0,0C-36,-12 -32,-52 -12,-50C-5,-49 0,-43 0,-38C0,-43 5,-49 12,-50C32,-52 36,-12 0,0z';
  return (
    c.line('M2,0C6,24 0,40 -14,54', c.shade(col, 0.4), 7) +
    [45, 135, 225, 315]
      .map(
        (a) =>
          `<g transform="rotate(${a})">${c.fill(h, a < 180 && a > 90 ? c.shade(col, 0.3) : a === 315 ? c.lift(col, 0.22) : a === 45 ? col : c.shade(col, 0.14))}${c.line('M0,-6V-28', c.shade(col, 0.42), 3)}</g>`,
      )
      .join('')
  );
};
