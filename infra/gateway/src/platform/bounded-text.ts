/** Thrown while reading a reply that is longer than the limit. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';
}

/**
 * The text of a reply of at most `most` bytes, counted after decompression. At one byte more the connection is closed,
 * regardless of the declared length. A timeout alone would not bound memory.
 */
export async function boundedText({ body }: Response, most: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the stream.
  for await (const piece of body ?? []) {
    size += piece.byteLength;
    if (size > most) throw new AnswerTooLong(`its answer is longer than ${most} bytes`);
    pieces.push(piece);
  }
  return new TextDecoder().decode(Buffer.concat(pieces));
}
