import type { States } from '../../platform/live.ts';

/** What a feed told, with what names this state of it. */
export interface Told<Value> {
  readonly version: string;
  readonly value: Value;
}

/** Feeds of vendors, each looked at again and again while somebody wants it, once for all who ask this process. */
export interface WatchedFeeds<Source, Value> {
  /** What the feed tells now, at most a few seconds old; undefined while it is silent. */
  read(key: string, source: Source): Promise<Value | undefined>;
  close(): void;
}

interface Watched<Source, Value> {
  key: string;
  source: Source;
  told: Told<Value> | undefined;
  /** What the tabs had been told last when it was looked at last. */
  seen: string | undefined;
  /** When it last told something or kept silent. */
  at: number | undefined;
  wantedUntil: number;
  asking: Promise<void> | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** Milliseconds for which a feed is followed after it was last asked for. A tab that shows it asks at every change. */
const WANTED = 90_000;

/** The state of a feed that tells nothing. */
const SILENT = '';

/**
 * `ask` gets what was told last, for a vendor that answers "nothing new", and throws when there is no usable answer.
 * `changed` is called after every look that told something else than the one before, silence included, with what names the
 * feed and its state for all processes. `told` is the state that the tabs were told last, by whichever process.
 */
export function watchFeeds<Source, Value>({
  every,
  ask,
  told,
  changed,
}: {
  every: number;
  ask(source: Source, last: Told<Value> | undefined): Promise<Told<Value>>;
  told(key: string): string | undefined;
  changed(source: Source, state: States): void;
}): WatchedFeeds<Source, Value> {
  const feeds = new Map<string, Watched<Source, Value>>();
  let closed = false;

  async function look(feed: Watched<Source, Value>): Promise<void> {
    clearTimeout(feed.timer);
    const before = feed.told;
    const first = feed.at === undefined;
    feed.seen = told(feed.key);
    feed.told = await ask(feed.source, before).catch(() => undefined);
    feed.at = performance.now();
    if (closed) return;
    if (!first && stateOf(feed) !== (before?.version ?? SILENT)) changed(feed.source, { [feed.key]: stateOf(feed) });
    if (feed.at < feed.wantedUntil) feed.timer = setTimeout(() => void again(feed), every).unref();
  }
  /** Another process has told the tabs of a state that was not looked at here: who asks because of that must see it. */
  function isBehind(feed: Watched<Source, Value>): boolean {
    const last = told(feed.key);
    return last !== undefined && last !== feed.seen && last !== stateOf(feed);
  }
  function again(feed: Watched<Source, Value>): Promise<void> {
    feed.asking ??= look(feed).finally(() => (feed.asking = undefined));
    return feed.asking;
  }
  return {
    async read(key, source) {
      const feed = feeds.get(key) ?? {
        key,
        source,
        told: undefined,
        seen: undefined,
        at: undefined,
        wantedUntil: 0,
        asking: undefined,
        timer: undefined,
      };
      feeds.set(key, feed);
      Object.assign(feed, { source, wantedUntil: performance.now() + WANTED });
      // While it is followed the next look is due within `every`; a slow vendor keeps nobody waiting who can be told the last.
      if (feed.at === undefined || performance.now() - feed.at > 2 * every || isBehind(feed)) await again(feed);
      // That look had begun before the tabs were told.
      if (isBehind(feed)) await again(feed);
      return feed.told?.value;
    },
    close() {
      closed = true;
      for (const { timer } of feeds.values()) clearTimeout(timer);
    },
  };
}

const stateOf = ({ told }: Watched<unknown, unknown>): string => told?.version ?? SILENT;
