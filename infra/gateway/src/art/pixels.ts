import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';

/* A lobby requests dozens at once. They are queued, so that sign-ins and files get a thread. */
sharp.concurrency(1);
const fewAtOnce = pLimit(2);

/** WebP is decoded off a phone's main thread, whereas the first display of an SVG costs it milliseconds. */
export const toWebp = (draw: () => string, width: number): Promise<Buffer> =>
  fewAtOnce(() => opened(draw(), width).webp({ quality: 72, effort: 2 }).toBuffer());

/** `width` in pixels; by default the drawing's own. */
export const toPng = (svg: string, width?: number): Promise<Buffer> =>
  fewAtOnce(() => opened(svg, width).png().toBuffer());

function opened(svg: string, width: number | undefined): Sharp {
  if (width === undefined) return sharp(Buffer.from(svg));
  // The density makes the drawing render at this width, rather than being enlarged afterwards.
  const drawn = Number(/^<svg[^>]* viewBox="\S+ \S+ (\d+)/.exec(svg)![1]);
  return sharp(Buffer.from(svg), { density: (72 * width) / drawn }).resize({ width });
}
