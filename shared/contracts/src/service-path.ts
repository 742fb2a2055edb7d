/*
 * The path of a service-catalogue entry of type 3: `base64(iv (12 bytes) + AES-256-GCM(address) with its tag) + key`.
 * The key is the last 8 characters, letters and digits; the cipher's key is the SHA-256 of them. Anyone with the path
 * can decrypt it: it only obscures the address. Source: specification 3, service catalogue (3-76).
 */

const KEY_LENGTH = 8;
const IV_LENGTH = 12;
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

const cipherKey = async (key: string): Promise<CryptoKey> =>
  await crypto.subtle.importKey(
    'raw',
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key)),
    'AES-GCM',
    false,
    ['encrypt', 'decrypt'],
  );

/**
 * The address behind an encrypted path; one of the site is read from the address of `page`. Throws when the path was
 * changed or is none, or the address is not http(s) (3-77).
 */
export async function openServicePath(path: string, page?: string): Promise<string> {
  const bytes = Uint8Array.from(atob(path.slice(0, -KEY_LENGTH)), (char) => char.charCodeAt(0));
  const key = await cipherKey(path.slice(-KEY_LENGTH));
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.slice(0, IV_LENGTH) },
    key,
    bytes.slice(IV_LENGTH),
  );
  const address = new URL(new TextDecoder().decode(plain), page);
  if (!/^https?:$/.test(address.protocol)) throw new Error('A service opens http and https addresses only.');
  return address.href;
}

/** Encrypts an address under a fresh key, or under `fixed` where the same bytes are wanted again. */
export async function sealServicePath(
  address: string,
  fixed?: { key: string; iv: Uint8Array<ArrayBuffer> },
): Promise<string> {
  const key =
    fixed?.key ??
    Array.from(
      crypto.getRandomValues(new Uint32Array(KEY_LENGTH)),
      (number) => ALPHABET[number % ALPHABET.length],
    ).join('');
  const iv = fixed?.iv ?? crypto.getRandomValues(new Uint8Array(IV_LENGTH));
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await cipherKey(key), new TextEncoder().encode(address)),
  );
  return btoa(String.fromCharCode(...iv, ...sealed)) + key;
}
