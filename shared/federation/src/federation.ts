import type { Snapshot, SnapshotRemote, TrustedKey } from '@atrium/contracts/snapshot';
import { type BusyTracker, createBusyTracker } from './busy-tracker.ts';
import { candidatesFor } from './cohort.ts';
import { type Clock, pageClock } from './deadline.ts';
import type { diagnose } from './diagnose.ts';
import { createEdition, type Edition, filesOf } from './edition.ts';
import type { LateCause, RemoteReport } from './remote-report.ts';
import type { RuntimePort } from './runtime-port.ts';
import type { ScreenState, Target } from './screen-state.ts';
import { createSlot, type Slot, type Waiting } from './slot.ts';
import { browserName, keepSnapshot, mayFollow } from './snapshot-store.ts';
import { verifySnapshot } from './verify-snapshot.ts';

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
  /** Says that the screen is in the page, on display or hidden: every new version of it is made ready before it is shown. */
  keep(remote: string, target: Target): () => void;
  retry(remote: string, target: Target): Promise<ScreenState>;
  /** The screen threw while it was shown. */
  crashed(remote: string, target: Target, error: unknown): void;
  /** Code of a remote threw outside of React. Soon after a change-over the version before comes back. */
  erred(remote: string, version: string, cause: LateCause, error: unknown): void;
  /** A change-over of this remote that waits for the member. The answer stays the same object while nothing changes. */
  waiting(remote: string): Waiting | undefined;
  /** The member does not want to wait. */
  changeNow(remote: string): void;
  /** The newest snapshot of which nothing waits or is on its way any more; -1 before the first. */
  settled(): number;
  /** What has been opened in this page, as it is shown now. */
  shown(): { remote: string; version: string }[];
  /** Lets the browser fetch a screen's files while nothing else is going on. */
  prefetch(remote: string, target: Target): void;
  /** Takes over a snapshot that was pushed, without a reload, when it is the registry's and newer. */
  apply(received: unknown): Promise<'applied' | 'older' | 'refused'>;
  busy: BusyTracker;
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
  const waits = new Map<string, { text: string; waiting: Waiting | undefined }>();
  const listeners = new Set<() => void>();
  let current = options.snapshot;
  let settled = current?.sequence ?? -1;

  const changed = (): void => {
    if (current && ![...slots.values()].some(({ changing }) => changing)) settled = current.sequence;
    for (const listener of [...listeners]) listener();
  };
  const sequence = (): number => current?.sequence ?? -1;

  const editionOf = (remote: SnapshotRemote): Edition =>
    createEdition(remote, {
      runtime,
      clock,
      random,
      changed,
      browser,
      origins: current?.origins ?? [],
      ...(options.diagnose && { diagnose: options.diagnose }),
      tried: ({ version }) => report({ kind: 'tried', sequence: sequence(), remote: remote.name, version }),
      ready: (version, ms) => report({ kind: 'ready', sequence: sequence(), remote: remote.name, version, ms }),
      failed: ({ version }, cause, error, final) =>
        report({ kind: 'load-failed', sequence: sequence(), remote: remote.name, version, cause, error, final }),
    });

  const slotOf = (name: string): Slot | undefined => {
    const known = slots.get(name);
    if (known) return known;
    const remote = current?.remotes.find((candidate) => candidate.name === name);
    if (!remote) return undefined;
    const slot = createSlot(remote, {
      name,
      edition: editionOf,
      browser,
      busy,
      clock,
      changed,
      tell: (happened) => report({ sequence: sequence(), ...happened }),
    });
    slots.set(name, slot);
    return slot;
  };

  const unknown = (): ScreenState => (current ? UNKNOWN : UNTRUSTED);

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
    mount: (name, target) => slotOf(name)?.mount(target) ?? (() => {}),
    keep: (name, target) => slotOf(name)?.keep(target) ?? (() => {}),
    retry: async (name, target) => slotOf(name)?.shown.retry(target) ?? unknown(),
    crashed(name, target, error) {
      const slot = slotOf(name);
      if (!slot) return;
      const cause = (error as Error | null)?.name === 'ChunkLoadError' ? 'network' : 'render';
      report({
        kind: 'screen-failed',
        sequence: sequence(),
        remote: name,
        version: slot.shown.version(),
        cause,
        error,
      });
      if (!slot.failed(target, cause)) slot.shown.fail(target, cause);
    },
    erred(name, version, cause, error) {
      report({ kind: 'screen-failed', sequence: sequence(), remote: name, version, cause, error });
      const slot = slots.get(name);
      if (slot?.shown.version() === version) slot.failed(undefined, cause);
    },
    waiting(name) {
      const waiting = slots.get(name)?.waiting();
      const text = JSON.stringify(waiting ?? null);
      const known = waits.get(name);
      if (known?.text === text) return known.waiting;
      waits.set(name, { text, waiting });
      return waiting;
    },
    changeNow: (name) => slots.get(name)?.changeNow(),
    settled: () => settled,
    shown: () => [...slots].map(([remote, slot]) => ({ remote, version: slot.shown.version() })),
    prefetch(name, target) {
      const remote = current?.remotes.find((candidate) => candidate.name === name);
      if (remote?.kind !== 'module') return;
      const [module] = candidatesFor(remote, browser);
      const files = [
        { url: module!.entry, integrity: module!.integrity },
        ...(module!.preload ?? []),
        ...filesOf(remote, target),
      ];
      for (const file of files) runtime.prefetch(file);
    },
    async apply(received) {
      // Heard from two sides, or again from another tab.
      if (
        current &&
        (received as Partial<Snapshot> | null)?.signature === current.signature &&
        (received as Snapshot).sequence === current.sequence
      )
        return 'older';
      const verdict = await verifySnapshot(received, keys);
      if (!verdict.ok) {
        report({ kind: 'snapshot-refused', sequence: sequence(), cause: verdict.reason });
        return 'refused';
      }
      const { snapshot } = verdict;
      if (snapshot.registryId === current?.registryId && snapshot.sequence === current.sequence) return 'older';
      if (!mayFollow(snapshot, current)) {
        report({ kind: 'snapshot-refused', sequence: sequence(), cause: 'older' });
        return 'older';
      }
      current = snapshot;
      keepSnapshot(storage, received);
      for (const [name, slot] of slots) {
        const remote = snapshot.remotes.find((candidate) => candidate.name === name);
        if (remote) slot.face(remote);
      }
      changed();
      return 'applied';
    },
  };
}

const UNKNOWN: ScreenState = { status: 'failed', cause: 'unknown-page', version: '', edition: 0 };
const UNTRUSTED: ScreenState = { status: 'failed', cause: 'signature', version: '', edition: 0 };
