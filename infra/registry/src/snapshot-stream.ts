import type { ServerResponse } from 'node:http';
import type { Snapshot } from '@atrium/contracts/snapshot';
import { beginEventStream } from './begin-event-stream.ts';

const HEARTBEAT_MS = 15_000;
/** A listener with this many unread bytes is cut off; it reconnects and gets the newest. */
const BACKLOG = 1_000_000;

/** The followers of the registry. Each receives the newest snapshot at once, then every later one. */
export function createSnapshotStream() {
  const listeners = new Set<ServerResponse>();
  /** Events published while the newest snapshot of a new listener is being read. */
  const opening = new Set<string[]>();
  const beat = setInterval(() => send(': here\n\n'), HEARTBEAT_MS);
  beat.unref();

  function send(text: string): void {
    for (const listener of listeners) {
      if (listener.writableLength > BACKLOG) listener.destroy();
      else listener.write(text);
    }
  }

  function begin(listener: ServerResponse, events: readonly string[]): void {
    // Its `close` event was emitted before a handler could be attached.
    if (listener.destroyed) return;
    beginEventStream(listener, events.join(''));
    listeners.add(listener);
    listener.on('close', () => listeners.delete(listener));
  }

  return {
    /**
     * Reads the newest snapshot. Returns a function that starts a stream with it and all that was published meanwhile.
     */
    async open(newest: () => Promise<Snapshot | undefined>): Promise<(listener: ServerResponse) => void> {
      const missed: string[] = [];
      opening.add(missed);
      try {
        const snapshot = await newest();
        return (listener) => {
          opening.delete(missed);
          begin(listener, [...(snapshot ? [eventOf(snapshot)] : []), ...missed]);
        };
      } catch (error) {
        opening.delete(missed);
        throw error;
      }
    },
    publish(snapshot: Snapshot): void {
      const event = eventOf(snapshot);
      for (const missed of opening) missed.push(event);
      send(event);
    },
    count: () => listeners.size,
    close(): void {
      clearInterval(beat);
      for (const listener of listeners) listener.end();
    },
  };
}

export type SnapshotStream = ReturnType<typeof createSnapshotStream>;

const eventOf = (snapshot: Snapshot): string =>
  `id: ${snapshot.sequence}\nevent: snapshot\ndata: ${JSON.stringify(snapshot)}\n\n`;
