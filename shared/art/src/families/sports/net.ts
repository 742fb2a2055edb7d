import type { Scene } from '../../canvas.ts';
import { box, circle, oval } from '../../shape.ts';

export const net: Scene = (c) => {
  const b = '#d6df55';
  return (
    `<rect width="240" height="290" fill="${c.ground}"/>` +
    c.fill('M40,0H200L240,250H0z', c.ground2) +
    c.line('M40,-4L-4,262M200,-4L244,262M66,-4L36,262M174,-4L204,262M54,96H186M120,96V260', c.light, 3.5) +
    c.fill(oval(176, 214, 40, 10), c.ink, 'fill-opacity=".4"') +
    c.duo(circle(146, 128, 58), b, 11) +
    `<g>${c.line('M100,94C128,104 140,136 128,182M196,100C166,106 152,132 168,180', '#fbf6ea', 5.5)}</g>` +
    c.fill(box(0, 34, 240, 5), c.light) +
    [...Array(24)].map((_, i) => c.line(`M${i * 10},39V66`, c.light, 1)).join('') +
    c.line('M0,48H240M0,57H240', c.light, 1)
  );
};
