import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Every sealed text begins with it. Base32 and base64 contain no dot, so an open secret never does. */
const PREFIX = 'v1.';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'atrium: sealed text of the database', 32));

export const isSealed = (text: string): boolean => text.startsWith(PREFIX);

/**
 * Encrypts a secret that the database stores and that is needed again later: a copy of the database alone reveals nothing.
 * `owner` names the row it belongs to: copied to another row, it does not open. AES-256-GCM, with a key derived from `secret`.
 */
export function sealText(secret: string, owner: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv, { authTagLength: TAG_BYTES }).setAAD(
    Buffer.from(owner),
  );
  return (
    PREFIX + Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
  );
}

/** Decrypts a sealed text. Returns undefined for another `secret`, for another owner, and where a byte was changed. */
export function openText(secret: string, owner: string, sealed: string): string | undefined {
  if (!isSealed(sealed)) return undefined;
  const bytes = Buffer.from(sealed.slice(PREFIX.length), 'base64url');
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
