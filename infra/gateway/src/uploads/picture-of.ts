import { Refusal } from '../platform/errors.ts';
import { documentType } from './document-type.ts';
import { encodeAnew, LONGEST_SIDE_PX, type Picture } from './encode-anew.ts';

interface Bounds {
  field: string;
  /** In bytes. */
  most: number;
}

/**
 * A picture from base64, encoded anew. Its type is read from its content, not its name; anything else than a PNG or
 * JPEG within the bounds is refused with PICTURE_INVALID, which names the field.
 */
export async function pictureOf(base64: string, bounds: Bounds): Promise<Picture> {
  return (await encodeAnew(pictureFile(base64, bounds), bounds.most)) ?? refusePicture(bounds);
}

/** The file as it was sent: checked by type and bytes alone, for a caller that decodes it itself. */
export function pictureFile(base64: string, bounds: Bounds): Picture {
  const bytes = Buffer.from(base64, 'base64');
  const type = documentType(bytes);
  if (bytes.length > bounds.most || (type !== 'image/png' && type !== 'image/jpeg')) return refusePicture(bounds);
  return { type, bytes };
}

export function refusePicture({ field, most }: Bounds): never {
  throw new Refusal('PICTURE_INVALID', {
    params: { field, megabytes: Math.floor(most / 1024 / 1024), pixels: LONGEST_SIDE_PX },
  });
}
