import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import { circle } from '../shape.ts';

/** A fish 200 x 110, facing left: reef, disc or runner. */
export const fish = (c: Canvas, col: string, acc: string, kind = 0): string => {
  const b = [
      'M-96,6C-70,-46 -10,-58 40,-30C58,-20 70,-8 78,0C70,10 58,22 40,32C-10,58 -70,50 -96,6z',
      'M-80,4C-66,-58 -6,-82 34,-44C54,-26 66,-10 74,0C66,12 54,28 34,44C-6,80 -66,62 -80,4z',
      'M-104,2C-70,-30 0,-38 50,-18C62,-12 70,-6 78,0C70,6 62,12 50,18C0,40 -70,32 -104,2z',
    ][kind],
    k = c.clip(`<path d="${b}"/>`),
    sh = c.shade(col, 0.26);
  const tail = [
    'M66,0C88,-44 104,-52 122,-54C108,-20 108,20 122,54C104,52 88,42 66,0z',
    'M60,0C84,-34 96,-48 112,-60C112,-24 104,-10 98,0C104,12 112,26 112,60C96,48 84,34 60,0z',
    'M68,0L124,-44L104,0L124,44z',
  ][kind];
  let o =
    c.duo(tail!, acc, 6) +
    c.fill(
      ['M-36,-38C-20,-78 30,-74 52,-52L40,-22z', 'M-30,-52C-6,-104 40,-96 62,-66L34,-36z', 'M-20,-26L14,-66L30,-20z'][
        kind
      ]!,
      acc,
    ) +
    c.fill(
      ['M-10,40C4,70 30,70 44,60L34,30z', 'M-14,60C0,92 30,90 46,74L30,40z', 'M-10,28L20,58L26,20z'][kind]!,
      c.shade(acc, 0.3),
    );
  o += `<g clip-path="url(#${k})">${c.fill(b!, sh)}${c.fill(b!, col, 'transform="translate(-3 -16)"')}${kind < 2 ? [-34, 6, 44].map((x, i) => c.fill(`M${x},-90C${x + 16},-30 ${x + 16},30 ${x},90H${x + 16 - i * 2}C${x + 34 - i * 3},30 ${x + 34 - i * 3},-30 ${x + 16 - i * 2},-90z`, i % 2 ? c.light : mix(acc, c.light, 0.15), 'fill-opacity=".92"')).join('') : c.fill('M-110,6C-60,18 20,18 90,2V60H-110z', c.light)}${kind < 2 ? c.fill(b!, c.ink, 'fill-opacity=".16" transform="translate(4 38)"') : ''}</g>`;
  return (
    o +
    c.fill(
      [
        'M-22,8C-6,2 10,10 14,24C-2,32 -20,26 -22,8z',
        'M-14,10C4,2 20,14 24,30C6,38 -12,30 -14,10z',
        'M-20,6C0,6 14,22 10,40C-8,34 -20,20 -20,6z',
      ][kind]!,
      acc,
    ) +
    c.fill(circle(-62, -8, kind === 2 ? 9 : 13), c.light) +
    c.fill(circle(-64, -7, kind === 2 ? 5.5 : 8), c.ink) +
    c.fill(circle(-67, -10, 2.8), c.light) +
    c.line(kind === 2 ? 'M-100,6C-88,10 -80,10 -72,8' : 'M-90,16C-82,20 -76,20 -70,16', c.shade(col, 0.55), 3)
  );
};
