/** The text of bytes from outside, or undefined if they are not valid UTF-8: nothing is replaced. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    // A byte order mark stays in the text, so that it is signed and refused as it was sent.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The sentence of a refusal. */
export const NOT_UTF8 = 'The body is not valid UTF-8.';
