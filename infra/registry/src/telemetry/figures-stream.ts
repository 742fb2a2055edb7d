import type { ServerResponse } from 'node:http';
import type { Figures } from '@atrium/contracts/telemetry';

const PACE = 1_000;
const HEARTBEAT = 15_000;

/** Operators who watch the figures: each gets them at once and after every change, once a second at most. */
export function createFiguresStream(figures: (minutes: number) => Promise<Figures>, failed: (error: unknown) => void) {
  const watching = new Map<ServerResponse, number>();
  let timer: NodeJS.Timeout | undefined;
  const beat = setInterval(() => {
    for (const watcher of watching.keys()) watcher.write(': here\n\n');
  }, HEARTBEAT);
  beat.unref();

  async function tell(): Promise<void> {
    const windows = new Set(watching.values());
    for (const minutes of windows) {
      const event = eventOf(await figures(minutes));
      for (const [watcher, wanted] of watching) if (wanted === minutes) watcher.write(event);
    }
  }
  return {
    add(watcher: ServerResponse, minutes: number, first: Figures): void {
      watcher.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      watcher.write(`retry: 1000\n\n${eventOf(first)}`);
      watching.set(watcher, minutes);
      watcher.on('close', () => watching.delete(watcher));
    },
    /** Something has changed. */
    changed(): void {
      if (timer || watching.size === 0) return;
      timer = setTimeout(() => {
        timer = undefined;
        tell().catch(failed);
      }, PACE);
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
