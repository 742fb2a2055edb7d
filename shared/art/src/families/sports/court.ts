import type { Scene } from '../../canvas.ts';
import { distance } from '../../colour.ts';
import { circle, wedge } from '../../shape.ts';

export const court: Scene = (c) => {
  const b = distance('#e2873a', c.ground) > 90 ? '#e2873a' : '#f0b04a',
    x = 134,
    y = 130,
    q = 76,
    k = c.clip(`<path d="${circle(x, y, q)}"/>`);
  return (
    `<rect width="240" height="290" fill="${c.ground}"/>` +
    c.fill('M0,0H150V130H0z', c.accent) +
    c.fill(wedge(75, 130, 0, 44, 0, 180), c.accent) +
    c.line('M150,-4V130H-4M119,130A44,44 0 0 1 31,130M-10,214C120,240 216,160 222,-10', c.light, 4) +
    c.cast(circle(x, y, q), 12, 14, 0.34) +
    `<g clip-path="url(#${k})">${c.fill(circle(x, y, q), c.shade(b, 0.3))}${c.fill(circle(x - 9, y - 8, q), b)}${c.line(`M${x - 90},${y + 10}C${x - 30},${y - 24} ${x + 30},${y - 24} ${x + 90},${y + 10}M${x - 12},${y - 90}C${x + 10},${y - 30} ${x + 10},${y + 30} ${x - 12},${y + 90}M${x - 60},${y - 70}C${x - 20},${y - 30} ${x - 26},${y + 40} ${x - 66},${y + 60}M${x + 54},${y - 74}C${x + 14},${y - 30} ${x + 20},${y + 40} ${x + 66},${y + 56}`, c.ink, 4.5)}</g>`
  );
};
