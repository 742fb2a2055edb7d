import { constants, createCipheriv, publicEncrypt, randomBytes } from 'node:crypto';
import { ENCRYPTION_HEADER, GATEWAY_VERSION, GATEWAY_VERSION_HEADER } from '@atrium/contracts/live';

export interface Sealed {
  headers: Record<string, string>;
  body: { iv: string; data: string };
}

/** An encrypted body by `contracts/src/encryption.md`, with a new key each time. `text` is the JSON. */
export function seal(publicKey: string, text: string): Sealed {
  const key = randomBytes(32);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const data = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  const reversed = [...key.toString('hex')].reverse().join('');
  const wrapped = publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(reversed));
  return {
    headers: { [ENCRYPTION_HEADER]: wrapped.toString('base64'), [GATEWAY_VERSION_HEADER]: GATEWAY_VERSION },
    body: { iv: iv.toString('base64'), data: data.toString('base64') },
  };
}
