import type { ServerResponse } from 'node:http';

/** Writes the head of a live stream. */
export function beginStream(response: ServerResponse): void {
  // Its end is the connection's, so a frame has no length of its own: one write for each of ten thousand tabs.
  response.useChunkedEncodingByDefault = false;
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  });
}
