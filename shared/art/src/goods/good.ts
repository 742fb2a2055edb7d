import type { Canvas } from '../canvas.ts';
import { circle } from '../shape.ts';
import type { Colours } from '../vendor-identity.ts';

/** What the point mall gives out: a picture of 320 x 220 with the thing whole in it, in colours of its own. */
export interface Good {
  colours: Colours;
  scene: (canvas: Canvas) => string;
}

/** The foot of most things, in units from the top. */
const FLOOR = 176;

/** The board at the foot of the picture. */
export const floor = (c: Canvas, y = FLOOR): string => c.fill(`M0,${y}H320V220H0z`, c.shade(c.ground, 0.42));

/** A lit niche behind the thing, down to the foot of the picture. */
export const niche = (c: Canvas, x: number, top: number, radius: number): string =>
  c.fill(`M${x - radius},220V${top + radius}a${radius},${radius} 0 0 1 ${2 * radius},0V220z`, c.ground2);

/** A lit disc behind the thing. */
export const glow = (c: Canvas, x: number, y: number, radius: number): string =>
  c.fill(circle(x, y, radius), c.ground2);

/** For shapes with a hole. */
export const HOLE = 'fill-rule="evenodd"';
