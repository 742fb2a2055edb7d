import { setTimeout as pause } from 'node:timers/promises';
import { LIVE_PATH } from '@atrium/contracts/live';

export interface OpenTabs {
  /** Ends the streams; how often tabs reconnected, and how long the longest was without a stream. */
  close(): Promise<{ tabs: number; reconnects: number; longestGapMs: number }>;
}

/** A tab reconnects after up to this time, at random, so that not all do at once. */
const RECONNECT_MS = 500;

/** Tabs that hold their live stream open, as browsers do. */
export function openTabs(site: string, tabs: number): OpenTabs {
  const over = new AbortController();
  let reconnects = 0;
  let longestGapMs = 0;

  async function follow(): Promise<void> {
    for (let lostAt: number | undefined; !over.signal.aborted; ) {
      try {
        const reply = await fetch(site + LIVE_PATH, { signal: over.signal });
        if (reply.ok) {
          if (lostAt !== undefined) {
            reconnects += 1;
            longestGapMs = Math.max(longestGapMs, performance.now() - lostAt);
            lostAt = undefined;
          }
          for await (const _ of reply.body!);
        } else await reply.body?.cancel();
      } catch {
        // Cut, or refused while its gateway stops.
      }
      lostAt ??= performance.now();
      await pause(Math.random() * RECONNECT_MS);
    }
  }
  const followed = Array.from({ length: tabs }, follow);
  return {
    async close() {
      over.abort();
      await Promise.all(followed);
      return { tabs, reconnects, longestGapMs: Math.round(longestGapMs) };
    },
  };
}
