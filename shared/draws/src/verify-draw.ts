import type { Draw } from '@atrium/contracts/lottery';

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Whether the secret shown after the draw is the one whose hash was shown before it:
 * SHA-256("draw|" + game + "|" + issue + "|" + secret) must equal the hash. Null while the secret is not out.
 */
export async function verifyDraw({
  gameCode,
  issue,
  proof,
}: Pick<Draw, 'gameCode' | 'issue' | 'proof'>): Promise<boolean | null> {
  const [commitment, secret] = proof?.split(':') ?? [];
  if (!commitment || !secret) return null;
  const text = new TextEncoder().encode(`draw|${gameCode}|${issue}|`);
  const bytes = bytesOf(secret);
  const whole = new Uint8Array(text.length + bytes.length);
  whole.set(text);
  whole.set(bytes, text.length);
  return hexOf(await crypto.subtle.digest('SHA-256', whole)) === commitment;
}
