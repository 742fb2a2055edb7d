import { STREAM_PATH } from '@atrium/contracts/registry-paths';
import { isStale, type Snapshot, type TrustedKey } from '@atrium/contracts/snapshot';
import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { offeredVersions } from '../platform/offered-versions.ts';
import type { Snapshots } from '../platform/snapshots.ts';
import { EventTooLong, eventData } from './event-data.ts';
import { acceptSnapshot, type SnapshotRefusal } from './accept-snapshot.ts';

export interface RegistrySnapshots extends Snapshots {
  /** Resolves when there is a snapshot, or after `timeoutMs` without one. */
  first(timeoutMs: number): Promise<void>;
  /** Ends the stream. Resolves when nothing is written into the database any more. */
  close(): Promise<void>;
}

interface Options {
  /** Address of the registry; if empty, only the snapshot in the database is used. */
  url: string;
  /** The keys that a snapshot may be signed with, read again for each. */
  keys(): Promise<readonly TrustedKey[]>;
  brand: string;
  clock: Clock;
  database: Database;
  log: Logger;
  onChange(snapshot: Snapshot, before: Snapshot | undefined): void;
}

const ALARM_INTERVAL_MS = 60_000;
const AGAIN_FIRST_MS = 500;
const AGAIN_MOST_MS = 10_000;
/** The registry's heartbeat is faster; a connection that is silent for this long is dead. */
const SILENCE_LIMIT_MS = 45_000;

/**
 * Follows the registry's stream and keeps its last verified snapshot, also in the database, so that the site works while
 * the registry is down. What is not signed by a trusted key, is another brand's, has expired or is older than the snapshot in use is neither
 * stored nor served: it is logged and counted, and the connection ends, since its sender is not our registry. The last
 * verified snapshot stays in use after its expiry; some hours later it is stale, which operators see. Source: 13-03, 13-05.
 */
export function followRegistry({ url, keys, brand, clock, database, log, onChange }: Options): RegistrySnapshots {
  let current: Snapshot | undefined;
  const offered = offeredVersions();
  let connected = false;
  const refusals = new Map<SnapshotRefusal, number>();
  let wait = AGAIN_FIRST_MS;
  let timer: NodeJS.Timeout | undefined;
  const closing = new AbortController();
  const waiting = new Set<() => void>();

  function use(snapshot: Snapshot): void {
    // The same once more, after a new connection.
    if (current?.signature === snapshot.signature) return;
    const before = current;
    current = snapshot;
    offered.add(snapshot);
    for (const done of waiting) done();
    onChange(snapshot, before);
  }
  function refuse(reason: SnapshotRefusal, source: string): void {
    refusals.set(reason, (refusals.get(reason) ?? 0) + 1);
    log.error(
      { reason, source, inUse: current?.sequence },
      'a snapshot was refused; the last verified one stays in use',
    );
  }
  /** Uses and stores what the stream has sent. Throws if it is refused. */
  async function take(text: string): Promise<void> {
    const accepted = acceptSnapshot(text, { keys: await keys(), brand, current, now: clock.now() });
    if (!accepted.ok) {
      refuse(accepted.reason, 'stream');
      throw new Error(`its snapshot was refused: ${accepted.reason}`);
    }
    connected = true;
    wait = AGAIN_FIRST_MS;
    const { snapshot } = accepted;
    use(snapshot);
    await database
      .run(
        // Another gateway may have stored a newer one meanwhile.
        `INSERT INTO last_snapshot AS kept (brand, snapshot) VALUES ($1, $2)
         ON CONFLICT (brand) DO UPDATE SET snapshot = excluded.snapshot, received_at = now()
         WHERE CASE WHEN kept.snapshot ->> 'registryId' = excluded.snapshot ->> 'registryId'
                    THEN (kept.snapshot ->> 'sequence')::bigint < (excluded.snapshot ->> 'sequence')::bigint
                    ELSE (kept.snapshot ->> 'issuedAt')::timestamptz <= (excluded.snapshot ->> 'issuedAt')::timestamptz END`,
        [snapshot.brand, JSON.stringify(snapshot)],
      )
      .catch((error: unknown) => log.warn({ err: error }, 'storing the snapshot failed'));
  }
  async function follow(): Promise<void> {
    const dead = new AbortController();
    let silence = setTimeout(() => dead.abort(), SILENCE_LIMIT_MS);
    try {
      const answer = await fetch(url + STREAM_PATH, {
        headers: { accept: 'text/event-stream' },
        signal: AbortSignal.any([closing.signal, dead.signal]),
      });
      if (!answer.ok || !answer.body) throw new Error(`the registry answered ${answer.status}`);
      const alive = () => {
        clearTimeout(silence);
        silence = setTimeout(() => dead.abort(), SILENCE_LIMIT_MS);
      };
      for await (const data of eventData(answer.body, alive)) await take(data);
      throw new Error('the registry closed the stream');
    } catch (error) {
      if (closing.signal.aborted) return;
      if (error instanceof EventTooLong) refuse('malformed', 'stream');
      if (connected)
        log.warn({ reason: (error as Error).message }, 'the registry is unreachable; its last snapshot stays in use');
      connected = false;
      timer = setTimeout(() => (running = follow()), wait * (0.5 + Math.random() / 2));
      timer.unref();
      wait = Math.min(AGAIN_MOST_MS, wait * 2);
    } finally {
      clearTimeout(silence);
    }
  }
  async function start(): Promise<void> {
    const kept = await database
      .first<{ text: string }>('SELECT snapshot::text AS text FROM last_snapshot ORDER BY received_at DESC LIMIT 1')
      .catch(() => undefined);
    // Verified again: somebody else may have written it. It may have expired while the registry was down.
    const accepted = kept && acceptSnapshot(kept.text, { keys: await keys(), brand });
    if (accepted?.ok) use(accepted.snapshot);
    else if (accepted) refuse(accepted.reason, 'database');
    alarm();
    if (url) await follow();
  }
  let alarmed = false;
  const stale = (): boolean => current !== undefined && isStale(current, clock.now().getTime());
  /** Once for each time that it happens. */
  function alarm(): void {
    if (stale() && !alarmed)
      log.error(
        { inUse: current!.sequence, expired: current!.expiresAt },
        'the snapshot in use has expired, and the registry sends no newer one; it stays in use',
      );
    alarmed = stale();
  }
  const watch = setInterval(alarm, ALARM_INTERVAL_MS);
  watch.unref();
  let running = start();
  return {
    current: () => current,
    offers: offered.has,
    keys,
    stale,
    get connected() {
      return connected;
    },
    refused: () => refusals,
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
      clearInterval(watch);
      clearTimeout(timer);
      return running;
    },
  };
}
