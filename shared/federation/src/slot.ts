import type { SnapshotRemote } from '@atrium/contracts/snapshot';
import type { BusyTracker } from './busy-tracker.ts';
import type { Cause } from './cause.ts';
import { candidatesFor } from './cohort.ts';
import type { Clock } from './deadline.ts';
import type { Edition } from './edition.ts';
import { PROBATION_MS } from './limits.ts';
import type { LateCause, RemoteHappening } from './remote-report.ts';
import { keyOf, type ScreenState, type Target } from './screen-state.ts';

/** A swap that waits until the member is not busy. `until`: the operator's deadline, an ISO instant. */
export interface Waiting {
  reasons: string[];
  until?: string;
}

export interface SlotPorts {
  name: string;
  edition(remote: SnapshotRemote): Edition;
  browser: string;
  busy: BusyTracker;
  clock: Clock;
  changed(): void;
  /** Called when a new edition has taken the place of the one that was shown. */
  committed(): void;
  report(happened: RemoteHappening): void;
}

/**
 * One remote in a page: the edition that is shown, the next and the previous one. A swap goes preload → probe → wait
 * while the member is busy → commit → roll back when the new edition fails soon after.
 */
export interface Slot {
  readonly shown: Edition;
  /** The edition that is shown, the previous one, to which a failure may return, and the one that is being prepared. */
  readonly editions: readonly Edition[];
  /** Applies what a new snapshot says about this remote. */
  update(remote: SnapshotRemote): void;
  /** Marks a screen as displayed. Returns a function that ends it. */
  mount(target: Target): () => void;
  /** Marks a screen as present but hidden: it is prepared with every version, and delays no swap. Returns a function that ends it. */
  keep(target: Target): () => void;
  /** Prepares a screen that may be opened soon. A failure says nothing of a later attempt: it is forgotten. */
  warm(target: Target): Promise<ScreenState>;
  /** Whether a swap is under way or waits. */
  readonly changing: boolean;
  waiting(): Waiting | undefined;
  /** Commits a waiting swap at once. */
  changeNow(): void;
  /** Handles a failure of the edition that is shown. Returns whether the previous one took its place. */
  handleFailure(target: Target | undefined, cause: LateCause): boolean;
}

interface Next {
  edition: Edition;
  since: number;
  ready: boolean;
  waits: boolean;
  /** The operator's deadline in the latest snapshot. */
  applyBy: string | undefined;
  stop(): void;
  /** Applies another deadline. */
  postpone(): void;
}

export function createSlot(remote: SnapshotRemote, ports: SlotPorts): Slot {
  const { name, browser, busy, clock, changed, report } = ports;
  const mounted = counted();
  const kept = counted();
  let shown = ports.edition(remote);
  let previous: { edition: Edition; until: number } | undefined;
  let next: Next | undefined;
  /** An edition that failed on screen is not shown again until the registry offers another one. */
  let refused: string | undefined;

  const prepareAll = (edition: Edition) =>
    Promise.all([...mounted.targets(), ...kept.targets()].map((target) => edition.prepare(target)));
  const drop = (): void => {
    next?.stop();
    next = undefined;
  };
  const commit = (coming: Next): void => {
    if (next !== coming) return;
    drop();
    previous = { edition: shown, until: clock.now() + PROBATION_MS };
    shown = coming.edition;
    void prepareAll(shown);
    report({ kind: 'swapped', remote: name, version: shown.version(), ms: clock.now() - coming.since });
    changed();
    ports.committed();
  };
  const rollBack = (cause: LateCause): void => {
    const { edition } = previous!;
    refused = appearanceOf(shown.remote, browser);
    report({ kind: 'swap-returned', remote: name, version: shown.version(), cause });
    shown = edition;
    previous = undefined;
    void prepareAll(shown);
    changed();
  };
  const change = async (to: SnapshotRemote): Promise<void> => {
    drop();
    const coming: Next = {
      edition: ports.edition(to),
      since: clock.now(),
      ready: false,
      waits: false,
      applyBy: to.applyBy,
      stop: () => {},
      postpone: () => {},
    };
    next = coming;
    const ends = await prepareAll(coming.edition);
    if (next !== coming) return;
    const failure = ends.find((end) => end.status === 'failed');
    if (failure?.status === 'failed' && mounted.size() + kept.size() > 0) {
      drop();
      report({ kind: 'swap-failed', remote: name, version: coming.edition.version(), cause: failure.cause as Cause });
      return changed();
    }
    coming.ready = true;
    report({ kind: 'swap-ready', remote: name, version: coming.edition.version(), ms: clock.now() - coming.since });
    if (mounted.size() === 0) return commit(coming);
    const stopWaiting = busy.whenIdle(() => commit(coming), name);
    if (next !== coming) return;
    coming.waits = true;
    limit(coming, stopWaiting);
    report({ kind: 'swap-waits', remote: name, version: coming.edition.version(), ms: clock.now() - coming.since });
    changed();
  };
  /** Commits at the deadline, where there is one. */
  const limit = (coming: Next, stopWaiting: () => void): void => {
    const timer =
      coming.applyBy && clock.setTimeout(() => commit(coming), Math.max(0, Date.parse(coming.applyBy) - clock.now()));
    const stopTimer = () => void (timer && clock.clearTimeout(timer as never));
    coming.stop = () => {
      stopWaiting();
      stopTimer();
    };
    coming.postpone = () => {
      stopTimer();
      limit(coming, stopWaiting);
      changed();
    };
  };

  return {
    get shown() {
      return shown;
    },
    get editions() {
      return [shown, previous?.edition, next?.edition].filter((edition) => edition !== undefined);
    },
    update(to) {
      const wanted = appearanceOf(to, browser);
      if (wanted === refused) return drop();
      refused = undefined;
      if (wanted === appearanceOf(shown.remote, browser)) return drop();
      if (!next || wanted !== appearanceOf(next.edition.remote, browser)) return void change(to);
      if (next.applyBy === to.applyBy) return;
      next.applyBy = to.applyBy;
      next.postpone();
    },
    mount(target) {
      // The old edition is not on screen: there is nothing to preserve, unless the new one is still loading.
      if (mounted.size() === 0 && next && (next.ready || shown.state(target).status === 'pending')) commit(next);
      const leave = mounted.add(target);
      void shown.prepare(target);
      void next?.edition.prepare(target);
      return () => {
        leave();
        if (mounted.size() === 0 && next?.ready) commit(next);
      };
    },
    keep: (target) => kept.add(target),
    async warm(target) {
      const edition = shown;
      const state = await edition.prepare(target);
      if (!mounted.has(target)) edition.forget(target);
      return state;
    },
    get changing() {
      return next !== undefined;
    },
    waiting() {
      if (!next?.waits || mounted.size() === 0) return undefined;
      const { applyBy } = next;
      return { reasons: busy.reasons(name), ...(applyBy && { until: applyBy }) };
    },
    changeNow() {
      if (next?.ready) commit(next);
    },
    handleFailure(target, cause) {
      if (!previous || clock.now() >= previous.until) return false;
      // An edition that failed itself is nothing to return to.
      const back = previous.edition;
      if ((target ? [target] : mounted.targets()).some((one) => back.state(one).status === 'failed')) return false;
      rollBack(cause);
      return true;
    },
  };
}

/** Targets with how often each was added. */
function counted() {
  const entries = new Map<string, { target: Target; count: number }>();
  return {
    add(target: Target): () => void {
      const key = keyOf(target);
      const entry = entries.get(key) ?? { target, count: 0 };
      entry.count++;
      entries.set(key, entry);
      let taken = false;
      return () => {
        if (taken) return;
        taken = true;
        if (--entry.count === 0) entries.delete(key);
      };
    },
    has: (target: Target): boolean => entries.has(keyOf(target)),
    targets: (): Target[] => [...entries.values()].map(({ target }) => target),
    size: () => entries.size,
  };
}

/** What a browser would show of a remote: equal texts need no swap. */
function appearanceOf(remote: SnapshotRemote, browser: string): string {
  if (remote.kind === 'module') return `module ${candidatesFor(remote, browser)[0]!.integrity}`;
  return remote.kind === 'frame' ? `frame ${remote.url}` : `maintenance ${remote.text} ${remote.since}`;
}
