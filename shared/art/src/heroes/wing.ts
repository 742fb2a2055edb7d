import { fill, type Paint } from '../scene-paint.ts';

export const heroWidth = 820;
export const heroHeight = 356;

/** The dark wing behind the text, with its lit edge. */
export const wing = (paint: Paint): string =>
  fill(`M0,0H300a150,150 0 0 1 20,90V${heroHeight}H0z`, paint('near')) +
  fill(`M320,92h5V${heroHeight}h-5z`, paint('lamp'));
