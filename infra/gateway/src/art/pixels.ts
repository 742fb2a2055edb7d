import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';

/* A lobby asks for dozens at once: they wait in a short line rather than keep every thread from sign-ins and files. */
sharp.concurrency(1);
const fewAtOnce = pLimit(2);

/** A drawing costs a phone's main thread milliseconds when it is first shown; pixels are unpacked beside it. */
export const toWebp = (draw: () => string, width: number): Promise<Buffer> =>
  fewAtOnce(() => opened(draw(), width).webp({ quality: 72, effort: 2 }).toBuffer());

/** As wide as asked for, or else as the drawing says itself. */
export const toPng = (svg: string, width?: number): Promise<Buffer> =>
  fewAtOnce(() => opened(svg, width).png().toBuffer());

function opened(svg: string, width: number | undefined): Sharp {
  if (width === undefined) return sharp(Buffer.from(svg));
  // Drawn with so many dots that it comes out at this width, rather than drawn small and blown up.
  const drawn = Number(/^<svg[^>]* viewBox="\S+ \S+ (\d+)/.exec(svg)![1]);
  return sharp(Buffer.from(svg), { density: (72 * width) / drawn }).resize({ width });
}
