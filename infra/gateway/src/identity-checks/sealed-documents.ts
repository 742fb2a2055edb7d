import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { openText, sealText } from '@atrium/database/sealed-text';
import { ownSecret } from '../platform/own-secret.ts';
import type { Parts } from '../platform/parts.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The owner of a sealed picture or text: in another row it does not open. */
const ofDocument = (checkId: string, position: number): string => `identity document ${checkId} ${position}`;
const ofFields = (checkId: string): string => `identity check ${checkId}`;

const secretOf = (parts: Parts): Promise<string> => ownSecret(parts, 'identity-documents');
const keyOf = async (parts: Parts): Promise<Buffer> =>
  Buffer.from(hkdfSync('sha256', await secretOf(parts), '', 'atrium: identity documents', 32));

export const sealDocument = (parts: Parts, checkId: string, position: number, bytes: Buffer): Promise<Buffer> =>
  sealPicture(parts, ofDocument(checkId, position), bytes);
export const openDocument = (parts: Parts, checkId: string, position: number, sealed: Buffer): Promise<Buffer> =>
  openPicture(parts, ofDocument(checkId, position), sealed);

/** A picture in AES-256-GCM, under the gateways' own secret. */
export async function sealPicture(parts: Parts, owner: string, bytes: Buffer): Promise<Buffer> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', await keyOf(parts), iv, { authTagLength: TAG_BYTES }).setAAD(
    Buffer.from(owner),
  );
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** Throws where a byte was changed, or the picture is from another row. */
export async function openPicture(parts: Parts, owner: string, sealed: Buffer): Promise<Buffer> {
  const decipher = createDecipheriv('aes-256-gcm', await keyOf(parts), sealed.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
}

export type Fields = Readonly<Record<string, string>>;

export const sealFields = async (parts: Parts, checkId: string, fields: Fields): Promise<string> =>
  sealText(await secretOf(parts), ofFields(checkId), JSON.stringify(fields));

export async function openFields(parts: Parts, checkId: string, sealed: string): Promise<Fields> {
  const text = openText(await secretOf(parts), ofFields(checkId), sealed);
  if (text === undefined) throw new Error(`The fields of ${ofFields(checkId)} cannot be decrypted.`);
  return JSON.parse(text) as Fields;
}
