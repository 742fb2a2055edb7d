import type { Canvas } from './canvas.ts';

/** A motif of the reels, about 100 units across, centred on 0,0, in the given colour. */
export type Motif = (canvas: Canvas, colour: string) => string;
