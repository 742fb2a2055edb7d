import type { Scene } from '../../canvas.ts';
import { ground } from '../../grounds.ts';
import { box, circle } from '../../shape.ts';
import { knight } from '../../things/knight.ts';

export const knights: Scene = (c) => {
  const o = ground(c, 'check') + c.fill('M0,320L240,0V320z', c.ink, 'fill-opacity=".16"');
  const kn = (x: number, y: number, s: number, col: string, e: string) =>
    `<g transform="translate(${x} ${y}) scale(${s} ${Math.abs(s)})">${c.cast(knight, 10, 8, 0.3)}${c.duo(knight, col, 7)}${c.fill(box(-46, 56, 96, 16, 3), c.shade(col, 0.2))}${c.fill(box(-54, 70, 112, 18, 3), col)}${c.fill(circle(-18, -26, 4.5), e)}${c.line('M10,-40C26,-26 30,0 28,30', c.shade(col, 0.4), 4)}</g>`;
  return o + kn(170, 122, -1.08, c.accent, c.light) + kn(76, 136, 1.2, c.hero, c.ink);
};
