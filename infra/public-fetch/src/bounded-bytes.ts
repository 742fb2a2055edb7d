import type { IncomingMessage } from 'node:http';

/**
 * The body of a reply of at most `most` bytes. At one byte more the connection ends without an error of its own: of an
 * answer that is complete already nobody handles one, and it would end the process.
 */
export async function boundedBytes(reply: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most) throw new Error(`its answer is longer than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
