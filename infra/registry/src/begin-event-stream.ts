import type { ServerResponse } from 'node:http';

/** Answers with a stream of server-sent events that begins with `events`. A browser that loses it reconnects after a second. */
export function beginEventStream(response: ServerResponse, events: string): void {
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  response.write(`retry: 1000\n${events}`);
}
