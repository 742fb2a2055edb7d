import type { LiveEvent } from '../platform/live.ts';

/** An event as Server-Sent Events write it. */
export const frameOf = (event: LiveEvent, data: unknown, id?: string): string =>
  `${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
