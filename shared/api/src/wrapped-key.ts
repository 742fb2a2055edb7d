/** A random key, also in a form that only the gateway can read. */
export interface WrappedKey {
  /** 256 random bits. */
  key: Uint8Array<ArrayBuffer>;
  /** The key's hexadecimal text, reversed and encrypted by RSA (PKCS#1 v1.5) with the gateway's public key, base64. */
  wrapped: string;
}

/** Draws a key and wraps it for the holder of `publicKey` (PEM). Rejects when RSA cannot use `publicKey`. Source: 3-78, 3-79. */
export async function wrappedKey(publicKey: string): Promise<WrappedKey> {
  const { default: JSEncrypt } = await import('jsencrypt');
  const key = crypto.getRandomValues(new Uint8Array(32));
  const text = Array.from(key, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const rsa = new JSEncrypt();
  rsa.setPublicKey(publicKey);
  const wrapped = rsa.encrypt([...text].reverse().join(''));
  if (!wrapped) throw new Error('RSA cannot use the public key of the gateway: nothing was sent.');
  return { key, wrapped };
}
