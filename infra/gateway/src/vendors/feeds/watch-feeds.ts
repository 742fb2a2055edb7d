import type { States } from '../../platform/live.ts';

/** The content of a feed with an identifier of its state. */
export interface FeedState<Value> {
  readonly version: string;
  readonly value: Value;
}

/** Feeds of vendors, each polled while it is in use, once for all requests of this process. */
export interface WatchedFeeds<Source, Value> {
  /** The content of the feed, at most a few seconds old; undefined while the feed fails. */
  read(key: string, source: Source): Promise<Value | undefined>;
  close(): void;
}

interface Watched<Source, Value> {
  key: string;
  source: Source;
  state: FeedState<Value> | undefined;
  /** The state last published to the tabs when this feed was last polled. */
  publishedBefore: string | undefined;
  /** When the last poll ended, successful or not. */
  polledAt: number | undefined;
  wantedUntil: number;
  polling: Promise<void> | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** How long a feed is polled after its last use. A tab that shows it reads it again at every change. */
const WATCH_MS = 90_000;

/** The state of a feed that fails. */
const FAILED = '';

/**
 * `poll` receives the last state, for a vendor that replies "unchanged", and throws when there is no usable reply.
 * `changed` is called after every poll with another state than before, failure included, with the feed's key and state for
 * all processes. `lastState` returns the state last published to the tabs, by any process.
 */
export function watchFeeds<Source, Value>({
  intervalMs,
  poll,
  lastState,
  changed,
}: {
  intervalMs: number;
  poll(source: Source, last: FeedState<Value> | undefined): Promise<FeedState<Value>>;
  lastState(key: string): string | undefined;
  changed(source: Source, state: States): void;
}): WatchedFeeds<Source, Value> {
  const feeds = new Map<string, Watched<Source, Value>>();
  let closed = false;

  async function refresh(feed: Watched<Source, Value>): Promise<void> {
    clearTimeout(feed.timer);
    const before = feed.state;
    const first = feed.polledAt === undefined;
    feed.publishedBefore = lastState(feed.key);
    feed.state = await poll(feed.source, before).catch(() => undefined);
    feed.polledAt = performance.now();
    if (closed) return;
    if (!first && versionOf(feed) !== (before?.version ?? FAILED))
      changed(feed.source, { [feed.key]: versionOf(feed) });
    if (feed.polledAt < feed.wantedUntil) feed.timer = setTimeout(() => void refreshOnce(feed), intervalMs).unref();
  }
  /** Another process has published a state that this one has not polled: a request caused by that event must see it. */
  function isBehind(feed: Watched<Source, Value>): boolean {
    const last = lastState(feed.key);
    return last !== undefined && last !== feed.publishedBefore && last !== versionOf(feed);
  }
  function refreshOnce(feed: Watched<Source, Value>): Promise<void> {
    feed.polling ??= refresh(feed).finally(() => (feed.polling = undefined));
    return feed.polling;
  }
  return {
    async read(key, source) {
      const feed = feeds.get(key) ?? {
        key,
        source,
        state: undefined,
        publishedBefore: undefined,
        polledAt: undefined,
        wantedUntil: 0,
        polling: undefined,
        timer: undefined,
      };
      feeds.set(key, feed);
      Object.assign(feed, { source, wantedUntil: performance.now() + WATCH_MS });
      // While it is watched, the next poll is due within `intervalMs`: a slow vendor must not delay a request that can be
      // served from the last state.
      const isStale = feed.polledAt === undefined || performance.now() - feed.polledAt > 2 * intervalMs;
      if (isStale || isBehind(feed)) await refreshOnce(feed);
      // That poll had started before the event was published.
      if (isBehind(feed)) await refreshOnce(feed);
      return feed.state?.value;
    },
    close() {
      closed = true;
      for (const { timer } of feeds.values()) clearTimeout(timer);
    },
  };
}

const versionOf = ({ state }: Watched<unknown, unknown>): string => state?.version ?? FAILED;
