import type { Snapshot, SnapshotRemote, TrustedKey } from '@atrium/contracts/snapshot';
import { type BusyTracker, createBusyTracker } from './busy-tracker.ts';
import type { Cause } from './cause.ts';
import { candidatesFor } from './cohort.ts';
import { type Clock, pageClock } from './deadline.ts';
import type { diagnose } from './diagnose.ts';
import { createEdition, type Edition, filesOf } from './edition.ts';
import { PROBATION } from './limits.ts';
import type { RuntimePort } from './runtime-port.ts';
import { keyOf, type ScreenState, type Target } from './screen-state.ts';
import { browserName, keepSnapshot, mayFollow } from './snapshot-store.ts';
import { verifySnapshot } from './verify-snapshot.ts';

/** What operators hear of: never anything about the member. */
export interface RemoteReport {
  kind: 'load-failed' | 'screen-failed' | 'swapped' | 'swap-failed' | 'swap-returned' | 'snapshot-refused';
  sequence: number;
  remote?: string;
  version?: string;
  cause?: Cause | string;
  error?: unknown;
}

export interface FederationOptions {
  /** Verified by `chooseSnapshot`; undefined when none could be trusted. */
  snapshot: Snapshot | undefined;
  keys: readonly TrustedKey[];
  runtime: RuntimePort;
  clock?: Clock;
  storage?: Pick<Storage, 'getItem' | 'setItem'>;
  busy?: BusyTracker;
  random?(): number;
  report?(report: RemoteReport): void;
  diagnose?: typeof diagnose;
}

export interface Federation {
  snapshot(): Snapshot | undefined;
  /** Calls back whenever the snapshot or the state of a screen changes. */
  subscribe(listener: () => void): () => void;
  state(remote: string, target: Target): ScreenState;
  /** Asks for a screen and resolves when it is ready, failed or stood in for; never rejects. */
  open(remote: string, target: Target): Promise<ScreenState>;
  /** Says that the screen is on display: a swap then waits until it is ready and the member is not busy. */
  mount(remote: string, target: Target): () => void;
  retry(remote: string, target: Target): Promise<ScreenState>;
  /** The screen threw while it was shown. */
  crashed(remote: string, target: Target, error: unknown): void;
  /** Lets the browser fetch a screen's files while nothing else is going on. */
  prefetch(remote: string, target: Target): void;
  /** Takes over a snapshot that was pushed, without a reload, when it is the registry's and newer. */
  apply(received: unknown): Promise<'applied' | 'older' | 'refused'>;
  busy: BusyTracker;
}

interface Slot {
  shown: Edition;
  before?: { edition: Edition; until: number };
  next?: { edition: Edition; ready: boolean; commit(): void };
  mounted: Map<string, { target: Target; count: number }>;
}

/**
 * The store of all remotes of a page. It lives outside React, so that loading and swapping go on for screens that are
 * hidden. A failure of one remote touches no other.
 */
export function createFederation(options: FederationOptions): Federation {
  const { keys, runtime, clock = pageClock, storage, busy = createBusyTracker(), random = Math.random } = options;
  const report = options.report ?? (() => {});
  const browser = browserName(storage);
  const slots = new Map<string, Slot>();
  const listeners = new Set<() => void>();
  let current = options.snapshot;

  const changed = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const tell = (kind: RemoteReport['kind'], about: Omit<RemoteReport, 'kind' | 'sequence'>): void =>
    report({ kind, sequence: current?.sequence ?? -1, ...about });

  const editionOf = (remote: SnapshotRemote): Edition =>
    createEdition(remote, {
      runtime,
      clock,
      random,
      changed,
      browser,
      ...(options.diagnose && { diagnose: options.diagnose }),
      failed: (module, cause, error) => tell('load-failed', { remote: remote.name, version: module.version, cause, error }),
    });

  const slotOf = (name: string): Slot | undefined => {
    const known = slots.get(name);
    if (known) return known;
    const remote = current?.remotes.find((candidate) => candidate.name === name);
    if (!remote) return undefined;
    const slot: Slot = { shown: editionOf(remote), mounted: new Map() };
    slots.set(name, slot);
    return slot;
  };

  const unknown = (): ScreenState => (current ? UNKNOWN : UNTRUSTED);

  const commit = (name: string, slot: Slot, edition: Edition): void => {
    if (slot.next?.edition !== edition) return;
    delete slot.next;
    if (slot.shown.remote.kind === 'module') slot.before = { edition: slot.shown, until: clock.now() + PROBATION };
    slot.shown = edition;
    for (const { target } of slot.mounted.values()) void edition.prepare(target);
    tell('swapped', { remote: name, version: edition.remote.version });
    changed();
  };

  const swap = async (name: string, slot: Slot, remote: SnapshotRemote): Promise<void> => {
    const edition = editionOf(remote);
    slot.next = { edition, ready: false, commit: () => commit(name, slot, edition) };
    const ends = await Promise.all([...slot.mounted.values()].map(({ target }) => edition.prepare(target)));
    const next = slot.next;
    if (next?.edition !== edition) return;
    const failure = ends.find((end) => end.status === 'failed');
    if (failure?.status === 'failed' && slot.mounted.size > 0) {
      delete slot.next;
      tell('swap-failed', { remote: name, version: remote.version, cause: failure.cause });
      return;
    }
    next.ready = true;
    if (slot.mounted.size === 0) return next.commit();
    const stopWaiting = busy.whenIdle(next.commit);
    if (remote.applyBy && slot.next === next) {
      clock.setTimeout(() => {
        stopWaiting();
        next.commit();
      }, Math.max(0, Date.parse(remote.applyBy) - clock.now()));
    }
  };

  return {
    busy,
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state(name, target) {
      const slot = slotOf(name);
      return slot ? slot.shown.state(target) : unknown();
    },
    open: async (name, target) => slotOf(name)?.shown.prepare(target) ?? unknown(),
    mount(name, target) {
      const slot = slotOf(name);
      if (!slot) return () => {};
      const key = keyOf(target);
      if (slot.mounted.size === 0) slot.next?.commit();
      const entry = slot.mounted.get(key) ?? { target, count: 0 };
      entry.count++;
      slot.mounted.set(key, entry);
      void slot.shown.prepare(target);
      void slot.next?.edition.prepare(target);
      return () => {
        if (--entry.count > 0) return;
        slot.mounted.delete(key);
        if (slot.mounted.size === 0 && slot.next?.ready) slot.next.commit();
      };
    },
    retry: async (name, target) => slotOf(name)?.shown.retry(target) ?? unknown(),
    crashed(name, target, error) {
      const slot = slotOf(name);
      if (!slot) return;
      const { version } = slot.shown.remote;
      const cause = (error as Error | null)?.name === 'ChunkLoadError' ? 'network' : 'render';
      tell('screen-failed', { remote: name, version, cause, error });
      if (slot.before && clock.now() < slot.before.until) {
        slot.shown = slot.before.edition;
        delete slot.before;
        void slot.shown.prepare(target);
        tell('swap-returned', { remote: name, version: slot.shown.remote.version });
        changed();
      } else slot.shown.fail(target, cause);
    },
    prefetch(name, target) {
      const remote = current?.remotes.find((candidate) => candidate.name === name);
      if (remote?.kind !== 'module') return;
      const [module] = candidatesFor(remote, browser);
      const files = [{ url: module!.entry, integrity: module!.integrity }, ...(module!.preload ?? []), ...filesOf(remote, target)];
      for (const file of files) runtime.prefetch(file);
    },
    async apply(received) {
      const verdict = await verifySnapshot(received, keys);
      if (!verdict.ok) {
        tell('snapshot-refused', { cause: verdict.reason });
        return 'refused';
      }
      const { snapshot } = verdict;
      if (!mayFollow(snapshot, current)) {
        tell('snapshot-refused', { cause: 'older' });
        return 'older';
      }
      if (snapshot.registryId === current?.registryId && snapshot.sequence === current.sequence) return 'older';
      current = snapshot;
      keepSnapshot(storage, received);
      for (const [name, slot] of slots) {
        const remote = snapshot.remotes.find((candidate) => candidate.name === name);
        const coming = slot.next?.edition ?? slot.shown;
        if (remote && facing(remote, browser) !== facing(coming.remote, browser)) void swap(name, slot, remote);
      }
      changed();
      return 'applied';
    },
  };
}

const UNKNOWN: ScreenState = { status: 'failed', cause: 'unknown-page', version: '', edition: 0 };
const UNTRUSTED: ScreenState = { status: 'failed', cause: 'signature', version: '', edition: 0 };

/** What a browser would see of a remote: equal texts need no swap. */
function facing(remote: SnapshotRemote, browser: string): string {
  if (remote.kind === 'module') return `module ${candidatesFor(remote, browser)[0]!.integrity}`;
  return remote.kind === 'frame' ? `frame ${remote.url}` : `maintenance ${remote.text} ${remote.since}`;
}

