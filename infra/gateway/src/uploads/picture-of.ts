import { documentType } from './document-type.ts';
import { Refusal } from '../platform/errors.ts';

export interface Picture {
  type: 'image/png' | 'image/jpeg';
  bytes: Buffer;
}

/**
 * Decodes a base64 picture. Its type is read from its content, not its name; other types and larger files are refused
 * with BAD_REQUEST, which names the field.
 */
export function pictureOf(base64: string, { field, most }: { field: string; most: number }): Picture {
  const bytes = Buffer.from(base64, 'base64');
  const type = documentType(bytes);
  const isPicture = type === 'image/png' || type === 'image/jpeg';
  if (isPicture && bytes.length <= most) return { type, bytes };
  throw new Refusal('BAD_REQUEST', {
    params: { field },
    message: `${field}: ${isPicture ? `larger than ${most / 1024 / 1024} MB` : 'neither PNG nor JPEG'}`,
  });
}
