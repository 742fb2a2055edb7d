import type { ServerResponse } from 'node:http';
import type { Snapshot } from '@atrium/contracts/snapshot';

const HEARTBEAT = 15_000;
/** A listener that has not taken this many bytes is cut off; it comes back and gets the newest. */
const BACKLOG = 1_000_000;

/** Everybody who follows the registry: gets the newest snapshot at once and every later one. */
export function createSnapshotStream() {
  const listeners = new Set<ServerResponse>();
  const beat = setInterval(() => send(': here\n\n'), HEARTBEAT);
  beat.unref();

  function send(text: string): void {
    for (const listener of listeners) {
      if (listener.writableLength > BACKLOG) listener.destroy();
      else listener.write(text);
    }
  }

  return {
    /** `newest` is asked once the listener hears what is published: nothing is missed between the two, and who follows drops the older. */
    async add(listener: ServerResponse, newest: () => Promise<Snapshot | undefined>): Promise<void> {
      // Its end has been told before anybody could hear it.
      if (listener.destroyed) return;
      listener.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
      listener.write('retry: 1000\n\n');
      listeners.add(listener);
      listener.on('close', () => listeners.delete(listener));
      const snapshot = await newest();
      if (snapshot && !listener.destroyed) listener.write(eventOf(snapshot));
    },
    publish: (snapshot: Snapshot) => send(eventOf(snapshot)),
    count: () => listeners.size,
    close(): void {
      clearInterval(beat);
      for (const listener of listeners) listener.end();
    },
  };
}

export type SnapshotStream = ReturnType<typeof createSnapshotStream>;

const eventOf = (snapshot: Snapshot): string => `id: ${snapshot.sequence}\nevent: snapshot\ndata: ${JSON.stringify(snapshot)}\n\n`;
