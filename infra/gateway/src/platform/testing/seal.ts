import { constants, createCipheriv, createHash, publicEncrypt, randomBytes } from 'node:crypto';
import { ENCRYPTION_HEADER, GATEWAY_VERSION, GATEWAY_VERSION_HEADER } from '@atrium/contracts/live';
import type { Parts } from '../parts.ts';

/** The encryption of a body by the browser's API client; bytes are sealed as they are. */
export async function seal(parts: Parts, body: unknown): Promise<{ headers: Record<string, string>; body: unknown }> {
  const { publicKey } = await parts.keys.current();
  const key = createHash('sha256').update(randomBytes(32)).digest();
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const data = Buffer.concat([
    cipher.update(Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body))),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const reversed = [...key.toString('hex')].reverse().join('');
  const wrapping = { key: publicKey, padding: constants.RSA_PKCS1_PADDING };
  const header = publicEncrypt(wrapping, Buffer.from(reversed)).toString('base64');
  return {
    headers: { [ENCRYPTION_HEADER]: header, [GATEWAY_VERSION_HEADER]: GATEWAY_VERSION },
    body: { iv: iv.toString('base64'), data: data.toString('base64') },
  };
}
