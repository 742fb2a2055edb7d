import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Marks sealed text; base32 and base64 have no dot, so nothing else begins like it. */
const MARK = 'v1.';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'atrium: sealed text of the database', 32));

export const isSealed = (text: string): boolean => text.startsWith(MARK);

/**
 * What the database keeps in place of a secret that must be had again: who reads a copy of the database alone has nothing.
 * `owner` says whose it is: moved to another's row it does not open. AES-256-GCM under a key derived from `secret`.
 */
export function sealText(secret: string, owner: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv, { authTagLength: TAG_BYTES }).setAAD(
    Buffer.from(owner),
  );
  return (
    MARK + Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
  );
}

/** The text again; undefined under another key, for another owner, or where a byte was changed. */
export function openText(secret: string, owner: string, sealed: string): string | undefined {
  if (!isSealed(sealed)) return undefined;
  const bytes = Buffer.from(sealed.slice(MARK.length), 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
