import { mix } from './shapes.js';

const INK = '#06262a';

const eye = (pen, x, y, dark) => {
  if (dark) return;
  for (const [radius, colour] of [
    [8, '#fdf1da'],
    [4.5, INK],
  ]) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(x, y, radius, 0, Math.PI * 2);
    pen.fill();
  }
};
const part = (pen, d, colour) => {
  pen.fillStyle = colour;
  pen.fill(new Path2D(d));
};

/** Bodies about 130 units long that look to the right. */
export const FORMS = {
  slim(pen, body, fin, flap, dark) {
    part(pen, `M-54,0L-88,${-30 + flap}L-76,0L-88,${30 + flap}z`, fin);
    part(pen, 'M-6,-24L-22,-50L22,-26z', fin);
    part(pen, 'M72,0C44,-34 -20,-36 -60,0C-20,36 44,34 72,0z', body);
    if (!dark) part(pen, 'M72,0C44,34 -20,36 -60,0C-10,16 40,14 72,0z', mix(body, '#06262a', 0.24));
    eye(pen, 44, -8, dark);
  },
  tall(pen, body, fin, flap, dark) {
    part(pen, `M-40,0L-74,${-26 + flap}L-64,0L-74,${26 + flap}z`, fin);
    part(pen, 'M-10,-40L-40,-84L30,-34zM-10,40L-40,84L30,34z', fin);
    part(pen, 'M60,0C44,-50 -10,-60 -48,0C-10,60 44,50 60,0z', body);
    if (!dark) part(pen, 'M14,-47L26,-44L20,44L8,48zM-22,-34L-10,-42L-14,42L-26,32z', fin);
    eye(pen, 38, -8, dark);
  },
  spiked(pen, body, fin, flap, dark) {
    part(pen, `M-50,0L-88,${-36 + flap}L-72,0L-88,${36 + flap}z`, fin);
    for (const [x, y] of [
      [-30, -62],
      [-6, -72],
      [18, -64],
      [40, -48],
    ])
      part(pen, `M${x - 10},-20L${x - 8},${y}L${x + 10},-20z`, fin);
    part(pen, `M-4,14L-26,${58 + flap}L26,18z`, fin);
    part(pen, 'M70,2C48,-40 -16,-44 -56,0C-16,44 48,40 70,2z', body);
    if (!dark)
      part(
        pen,
        'M30,-28L38,-24L34,30L24,30zM4,-36L14,-34L10,36L-2,36zM-24,-26L-16,-30L-18,28L-28,20z',
        mix(body, '#fdf1da', 0.4),
      );
    eye(pen, 48, -6, dark);
  },
  turtle(pen, body, fin, flap, dark) {
    part(
      pen,
      `M20,-30L54,${-66 + flap}L46,-20zM20,30L54,${66 - flap}L46,20zM-30,-26L-56,${-46 - flap}L-44,-14zM-30,26L-56,${46 + flap}L-44,14z`,
      body,
    );
    part(pen, 'M44,-16C70,-22 86,-12 86,0C86,12 70,22 44,16z', body);
    part(pen, 'M52,0C48,-44 -22,-54 -56,0C-22,54 48,44 52,0z', fin);
    if (!dark) part(pen, 'M20,0L6,-24L-20,-24L-34,0L-20,24L6,24z', mix(fin, '#06262a', 0.28));
    eye(pen, 70, -6, dark);
  },
  ray(pen, body, fin, flap, dark) {
    part(pen, `M-40,0L-110,${flap}L-40,5z`, body);
    part(
      pen,
      `M62,0C40,-24 0,-40 -24,${-72 + flap}C-40,-40 -48,-16 -48,0C-48,16 -40,40 -24,${72 - flap}C0,40 40,24 62,0z`,
      body,
    );
    if (!dark) part(pen, 'M62,0C30,10 -20,12 -48,0C-30,-16 30,-16 62,0z', fin);
    eye(pen, 40, -9, dark);
  },
};
