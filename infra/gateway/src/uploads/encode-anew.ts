import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';

/** The longest side of an uploaded picture. The file's header says it, so that a larger one is never decoded. */
export const LONGEST_SIDE_PX = 4096;

export interface Picture {
  type: 'image/png' | 'image/jpeg';
  bytes: Buffer;
}

/** A part of a picture, in pixels of the picture as it is shown. */
export interface Square {
  left: number;
  top: number;
  side: number;
}

/* A decoded picture takes up to 128 MB. */
const fewAtOnce = pLimit(2);
const FORMATS: Record<Picture['type'], string> = { 'image/png': 'png', 'image/jpeg': 'jpeg' };

/**
 * Decodes a picture and encodes its pixels anew, turned as its camera noted. Nothing else of the file remains: neither
 * place nor device, nor bytes that another program would read. Undefined if it is no whole picture of its type, or has
 * a side longer than `LONGEST_SIDE_PX`. `most` bounds the result in bytes; a PNG beyond it becomes a JPEG.
 */
export async function encodeAnew({ type, bytes }: Picture, most: number): Promise<Picture | undefined> {
  return await decoded(type, bytes, async (picture) => {
    const png = type === 'image/png' ? await picture.clone().png().toBuffer() : undefined;
    if (png && png.length <= most) return { type: 'image/png', bytes: png };
    const jpeg = await picture.clone().flatten({ background: 'white' }).jpeg({ quality: 88 }).toBuffer();
    return jpeg.length <= most ? { type: 'image/jpeg', bytes: jpeg } : undefined;
  });
}

/** A square of a picture as WebP of `side` pixels. Undefined if the picture is invalid or does not contain the square. */
export async function encodeSquare(
  { type, bytes }: Picture,
  square: Square,
  side: number,
): Promise<Buffer | undefined> {
  return await decoded(type, bytes, async (picture, { width, height }) => {
    if (square.left + square.side > width || square.top + square.side > height) return undefined;
    const turned = await picture.clone().png({ compressionLevel: 1 }).toBuffer();
    return await sharp(turned)
      .extract({ left: square.left, top: square.top, width: square.side, height: square.side })
      .resize(side, side)
      .webp({ quality: 82 })
      .toBuffer();
  });
}

const decoded = <Result>(
  type: Picture['type'],
  bytes: Buffer,
  encode: (picture: Sharp, size: { width: number; height: number }) => Promise<Result | undefined>,
): Promise<Result | undefined> =>
  fewAtOnce(async () => {
    try {
      const picture = sharp(bytes, { limitInputPixels: LONGEST_SIDE_PX ** 2, failOn: 'error' });
      const { format, autoOrient } = await picture.metadata();
      if (format !== FORMATS[type] || autoOrient.width > LONGEST_SIDE_PX || autoOrient.height > LONGEST_SIDE_PX)
        return undefined;
      return await encode(picture.autoOrient().toColourspace('srgb'), autoOrient);
    } catch {
      return undefined;
    }
  });
