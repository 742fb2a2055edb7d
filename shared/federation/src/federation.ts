import type { Snapshot, SnapshotRemote } from '@atrium/contracts/snapshot';
import { type BusyTracker, createBusyTracker } from './busy-tracker.ts';
import type { Cause } from './cause.ts';
import { candidatesFor } from './cohort.ts';
import { type Clock, pageClock } from './deadline.ts';
import { type diagnose, diagnoseFile, isMissingFile } from './diagnose.ts';
import { createEdition, type Edition, filesOf } from './edition.ts';
import { followDisplayed } from './kit-users.ts';
import { prefetchFiles } from './prefetch-files.ts';
import type { LateCause, RemoteReport } from './remote-report.ts';
import type { RuntimePort } from './runtime-port.ts';
import type { ScreenState, Target } from './screen-state.ts';
import { createSlot, type Slot, type Waiting } from './slot.ts';
import { type Applied, createSnapshotInUse, type SnapshotOptions } from './snapshot-in-use.ts';
import { browserName, keepSnapshot } from './snapshot-store.ts';

export interface FederationOptions extends SnapshotOptions {
  runtime: RuntimePort;
  clock?: Clock;
  storage?: Pick<Storage, 'getItem' | 'setItem'>;
  busy?: BusyTracker;
  random?(): number;
  report?(report: RemoteReport): void;
  diagnose?: typeof diagnose;
  diagnoseFile?: typeof diagnoseFile;
  /** The contract of this host; by default the one of this tree. */
  hostContract?: number;
}

export interface Federation {
  snapshot(): Snapshot | undefined;
  /** Calls `listener` whenever the snapshot or the state of a screen changes. Returns a function that ends it. */
  subscribe(listener: () => void): () => void;
  state(remote: string, target: Target): ScreenState;
  /** Requests a screen and resolves to its outcome (ready, failed or a stand-in); never rejects. */
  open(remote: string, target: Target): Promise<ScreenState>;
  /** Marks a screen as displayed: a swap then waits until the screen is ready and the member is not busy. Returns a function that ends it. */
  mount(remote: string, target: Target): () => void;
  /** Marks a screen as present, displayed or hidden: each new version of it is prepared before it is shown. Returns a function that ends it. */
  keep(remote: string, target: Target): () => void;
  retry(remote: string, target: Target): Promise<ScreenState>;
  /** Handles a screen that threw while it was shown. */
  handleCrash(remote: string, target: Target, error: unknown): void;
  /** Handles code of a remote that threw outside of React. Soon after a swap, the previous version is restored. */
  handleError(remote: string, version: string, cause: LateCause, error: unknown): void;
  /** The swap of this remote that waits for the member, or undefined. The same object while nothing changes. */
  waiting(remote: string): Waiting | undefined;
  /** Commits a waiting swap at once. */
  changeNow(remote: string): void;
  /** Sequence of the newest snapshot without a swap under way or waiting; -1 before the first. */
  settled(): number;
  /** The remotes opened in this page, with the version that is shown now. */
  shown(): { remote: string; version: string }[];
  /**
   * Lets the browser fetch a screen's files, few at a time, and no further one after one has failed. Resolves when that is over.
   */
  prefetch(remote: string, target: Target): Promise<void>;
  /**
   * Executes the code of a screen that a visitor is about to open, and lets it request what it shows first: `search` is the
   * query of its address. Resolves, once that has arrived, to whether it can be rendered; a failure is forgotten, and what was loaded is in use when
   * the screen opens.
   */
  warm(remote: string, target: Target, search: string): Promise<boolean>;
  /** Applies a pushed snapshot without a reload, if the registry signed it and it is newer. */
  apply(received: unknown): Promise<Applied>;
  /** The same for a pushed `SnapshotChange`. Source: 13-17. */
  applyChange(received: unknown): Promise<Applied>;
  busy: BusyTracker;
}

/**
 * The store of all remotes of a page. It lives outside React, so that hidden screens are loaded and swapped, too. A
 * failure of one remote affects no other.
 */
export function createFederation(options: FederationOptions): Federation {
  const { runtime, clock = pageClock, storage, busy = createBusyTracker(), random = Math.random } = options;
  const report = options.report ?? (() => {});
  const browser = browserName(storage);
  const slots = new Map<string, Slot>();
  const waits = new Map<string, { text: string; waiting: Waiting | undefined }>();
  const listeners = new Set<() => void>();
  const sequence = (): number => current()?.sequence ?? -1;
  const { current, apply, applyChange } = createSnapshotInUse(options, {
    used(snapshot) {
      keepSnapshot(storage, snapshot);
      for (const [name, slot] of slots) {
        const remote = snapshot.remotes.find((candidate) => candidate.name === name);
        if (remote) slot.update(remote);
      }
      changed();
    },
    refused: (cause) => report({ kind: 'snapshot-refused', sequence: sequence(), cause }),
  });
  let settled = sequence();

  const changed = (): void => {
    if (![...slots.values()].some(({ changing }) => changing)) settled = sequence();
    for (const listener of [...listeners]) listener();
  };

  const editionOf = (remote: SnapshotRemote): Edition =>
    createEdition(remote, {
      runtime,
      clock,
      random,
      changed,
      browser,
      origins: current()?.origins ?? [],
      ...(options.diagnose && { diagnose: options.diagnose }),
      ...(options.hostContract && { hostContract: options.hostContract }),
      tried: ({ version }) => report({ kind: 'tried', sequence: sequence(), remote: remote.name, version }),
      ready: (version, ms) => report({ kind: 'ready', sequence: sequence(), remote: remote.name, version, ms }),
      gaveWay: (version, cause) =>
        report({ kind: 'swap-returned', sequence: sequence(), remote: remote.name, version, cause }),
      failed: ({ version }, cause, error, final) =>
        report({ kind: 'load-failed', sequence: sequence(), remote: remote.name, version, cause, error, final }),
    });

  const unloadUnused = (): void =>
    runtime.unloadOthers(
      new Set([...slots.values()].flatMap(({ editions }) => editions.flatMap((edition) => edition.containers()))),
    );

  const slotOf = (name: string): Slot | undefined => {
    const known = slots.get(name);
    if (known) return known;
    const remote = current()?.remotes.find((candidate) => candidate.name === name);
    if (!remote) return undefined;
    const slot = createSlot(remote, {
      name,
      edition: editionOf,
      browser,
      busy,
      clock,
      changed,
      committed: unloadUnused,
      report: (happened) => report({ sequence: sequence(), ...happened }),
    });
    slots.set(name, slot);
    return slot;
  };

  const displayed = new Set<{ remote: string }>();
  followDisplayed(() => [...displayed].map(({ remote }) => ({ remote, version: slots.get(remote)!.shown.version() })));

  const unknown = (): ScreenState => (current() ? UNKNOWN : UNTRUSTED);

  return {
    busy,
    snapshot: current,
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
      const leave = slotOf(name)?.mount(target);
      if (!leave) return () => {};
      const screen = { remote: name };
      displayed.add(screen);
      return () => {
        displayed.delete(screen);
        leave();
      };
    },
    keep: (name, target) => slotOf(name)?.keep(target) ?? (() => {}),
    retry: async (name, target) => slotOf(name)?.shown.retry(target) ?? unknown(),
    handleCrash(name, target, error) {
      const slot = slotOf(name);
      if (!slot) return;
      const { shown } = slot;
      const version = shown.version();
      const failed = (cause: LateCause & Cause): void => {
        report({ kind: 'screen-failed', sequence: sequence(), remote: name, version, cause, error });
        if (slot.shown !== shown || !slot.handleFailure(target, cause)) shown.fail(target, cause);
      };
      if (!isMissingFile(error)) return failed('render');
      const entry = shown.entryOf(version) ?? '';
      void (options.diagnoseFile ?? diagnoseFile)(error, entry, clock).then((cause) =>
        failed(cause as LateCause & Cause),
      );
    },
    handleError(name, version, cause, error) {
      report({ kind: 'screen-failed', sequence: sequence(), remote: name, version, cause, error });
      const slot = slots.get(name);
      if (slot?.shown.version() === version) slot.handleFailure(undefined, cause);
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
    async prefetch(name, target) {
      const remote = current()?.remotes.find((candidate) => candidate.name === name);
      if (remote?.kind !== 'module') return;
      const [module] = candidatesFor(remote, browser);
      const files = [
        { url: module!.entry, integrity: module!.integrity },
        ...(module!.preload ?? []),
        ...(module!.kits ?? []).map(({ pinned, ...own }) => pinned ?? own),
        ...filesOf(module!, target),
      ];
      await prefetchFiles(files, runtime);
    },
    async warm(name, target, search) {
      const state = await slotOf(name)?.warm(target);
      if (state?.status !== 'ready') return false;
      try {
        await state.preload?.(search);
        return true;
      } catch {
        // The page meets the same error when it opens, and its boundary reports it.
        return false;
      }
    },
    apply,
    applyChange,
  };
}

const UNKNOWN: ScreenState = { status: 'failed', cause: 'unknown-page', version: '', edition: 0 };
const UNTRUSTED: ScreenState = { status: 'failed', cause: 'signature', version: '', edition: 0 };
