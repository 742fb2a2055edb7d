import type { ServerResponse } from 'node:http';
import type { Figures } from '@atrium/contracts/telemetry';
import { beginEventStream } from '../begin-event-stream.ts';

const MIN_INTERVAL_MS = 1_000;
const HEARTBEAT_MS = 15_000;

/** The operators that watch the figures. Each receives them at once and after every change, at most once a second. */
export function createFiguresStream(figures: (minutes: number) => Promise<Figures>, failed: (error: unknown) => void) {
  const watching = new Map<ServerResponse, number>();
  let timer: NodeJS.Timeout | undefined;
  const beat = setInterval(() => {
    for (const watcher of watching.keys()) watcher.write(': here\n\n');
  }, HEARTBEAT_MS);
  beat.unref();

  async function sendAll(): Promise<void> {
    const windows = new Set(watching.values());
    for (const minutes of windows) {
      const event = eventOf(await figures(minutes));
      for (const [watcher, wanted] of watching) if (wanted === minutes) watcher.write(event);
    }
  }
  return {
    add(watcher: ServerResponse, minutes: number, first: Figures): void {
      beginEventStream(watcher, eventOf(first));
      watching.set(watcher, minutes);
      watcher.on('close', () => watching.delete(watcher));
    },
    /** Schedules an update to all watchers. */
    changed(): void {
      if (timer || watching.size === 0) return;
      timer = setTimeout(() => {
        timer = undefined;
        sendAll().catch(failed);
      }, MIN_INTERVAL_MS);
      timer.unref();
    },
    close(): void {
      clearInterval(beat);
      clearTimeout(timer);
      for (const watcher of watching.keys()) watcher.end();
    },
  };
}

const eventOf = (figures: Figures): string => `event: figures\ndata: ${JSON.stringify(figures)}\n\n`;
