import { Snapshot } from '@atrium/contracts/snapshot';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Database } from '../platform/database.ts';
import type { Snapshots } from '../platform/snapshots.ts';

export interface RegistrySnapshots extends Snapshots {
  /** Resolves when there is a snapshot, or after `timeoutMs` without one. */
  first(timeoutMs: number): Promise<void>;
  close(): void;
}

interface Options {
  /** Address of the registry; if empty, only the snapshot in the database is used. */
  url: string;
  database: Database;
  log: Logger;
  onChange(snapshot: Snapshot): void;
}

const STREAM = '/registry/stream';
const AGAIN_FIRST = 500;
const AGAIN_MOST = 10_000;
/** The registry's heartbeat is faster; a connection that is silent for this long is dead. */
const SILENCE_LIMIT_MS = 45_000;

/**
 * Follows the registry's stream and keeps its last valid snapshot, also in the database, so that the site works while
 * the registry is down. A snapshot older than the one in use (with the same registryId) is ignored.
 */
export function followRegistry({ url, database, log, onChange }: Options): RegistrySnapshots {
  let current: Snapshot | undefined;
  let connected = false;
  let wait = AGAIN_FIRST;
  let timer: NodeJS.Timeout | undefined;
  const closing = new AbortController();
  const waiting = new Set<() => void>();

  async function take(snapshot: Snapshot, keep: boolean): Promise<void> {
    const older = current && current.registryId === snapshot.registryId && snapshot.sequence <= current.sequence;
    if (older) return;
    current = snapshot;
    for (const done of waiting) done();
    onChange(snapshot);
    if (!keep) return;
    await database
      .run(
        'INSERT INTO last_snapshot (brand, snapshot) VALUES ($1, $2) ON CONFLICT (brand) DO UPDATE SET snapshot = excluded.snapshot, received_at = now()',
        [snapshot.brand, JSON.stringify(snapshot)],
      )
      .catch((error: unknown) => log.warn({ err: error }, 'storing the snapshot failed'));
  }
  function read(text: string): Snapshot | undefined {
    const parsed = v.safeParse(Snapshot, JSON.parse(text));
    if (!parsed.success) log.warn({ issue: parsed.issues[0].message }, 'the registry sent an invalid snapshot');
    // Stored unchanged, since the signature covers every field.
    return parsed.success ? (JSON.parse(text) as Snapshot) : undefined;
  }
  async function follow(): Promise<void> {
    const dead = new AbortController();
    let silence = setTimeout(() => dead.abort(), SILENCE_LIMIT_MS);
    try {
      const answer = await fetch(url + STREAM, {
        headers: { accept: 'text/event-stream' },
        signal: AbortSignal.any([closing.signal, dead.signal]),
      });
      if (!answer.ok || !answer.body) throw new Error(`the registry answered ${answer.status}`);
      connected = true;
      wait = AGAIN_FIRST;
      let text = '';
      for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
        clearTimeout(silence);
        silence = setTimeout(() => dead.abort(), SILENCE_LIMIT_MS);
        text += chunk;
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          const data = event
            .split('\n')
            .filter((line) => line.startsWith('data:'))
            .map((line) => line.slice(5).trim())
            .join('\n');
          const snapshot = data ? read(data) : undefined;
          if (snapshot) await take(snapshot, true);
        }
      }
      throw new Error('the registry closed the stream');
    } catch (error) {
      if (closing.signal.aborted) return;
      if (connected)
        log.warn({ reason: (error as Error).message }, 'the registry is unreachable; its last snapshot stays in use');
      connected = false;
      timer = setTimeout(() => void follow(), wait * (0.5 + Math.random() / 2));
      timer.unref();
      wait = Math.min(AGAIN_MOST, wait * 2);
    } finally {
      clearTimeout(silence);
    }
  }
  async function start(): Promise<void> {
    const kept = await database
      .first<{ snapshot: Snapshot }>('SELECT snapshot FROM last_snapshot ORDER BY received_at DESC LIMIT 1')
      .catch(() => undefined);
    if (kept) await take(kept.snapshot, false);
    if (url) await follow();
  }
  void start();
  return {
    current: () => current,
    get connected() {
      return connected;
    },
    first: (timeoutMs) =>
      current
        ? Promise.resolve()
        : new Promise((resolve) => {
            const give = setTimeout(resolve, timeoutMs);
            waiting.add(() => {
              clearTimeout(give);
              resolve();
            });
          }),
    close() {
      closing.abort();
      clearTimeout(timer);
    },
  };
}
