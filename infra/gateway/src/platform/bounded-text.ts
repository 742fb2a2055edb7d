/** Thrown while an answer is being read that is longer than anybody here would use. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';
}

/**
 * The text of an answer of up to so many bytes, counted as they come out of its compression. One byte more and the rest is
 * not taken: the connection is closed, whatever length the answer gave itself. A time-out alone bounds no memory.
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
