import type { SnapshotRemote } from '@atrium/contracts/snapshot';
import type { BusyTracker } from './busy-tracker.ts';
import type { Cause } from './cause.ts';
import { candidatesFor } from './cohort.ts';
import type { Clock } from './deadline.ts';
import type { Edition } from './edition.ts';
import { PROBATION } from './limits.ts';
import type { LateCause, RemoteHappening } from './remote-report.ts';
import { keyOf, type Target } from './screen-state.ts';

/** A change-over that waits until the member is not busy. `until`: the operator's deadline. */
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
  tell(happened: RemoteHappening): void;
}

/**
 * The place of one remote in a page: what is shown, what comes next, and what was there before. A change-over goes
 * preload → probe → wait while the member is busy → commit → take back when the new one fails at once.
 */
export interface Slot {
  readonly shown: Edition;
  /** Takes over what a new snapshot says of this remote. */
  face(remote: SnapshotRemote): void;
  /** A screen is on display. */
  mount(target: Target): () => void;
  /** A screen is in the page, though hidden: it is made ready with every version, and holds no change-over up. */
  keep(target: Target): () => void;
  /** Whether a change-over is under way. */
  readonly changing: boolean;
  waiting(): Waiting | undefined;
  /** Ends the waiting. */
  changeNow(): void;
  /** What is shown has failed; answers whether the version before took its place. */
  failed(target: Target | undefined, cause: LateCause): boolean;
}

interface Next {
  edition: Edition;
  since: number;
  ready: boolean;
  waits: boolean;
  /** The operator's deadline, as the registry said it last. */
  applyBy: string | undefined;
  stop(): void;
  /** Waits by another deadline. */
  postpone(): void;
}

export function createSlot(remote: SnapshotRemote, ports: SlotPorts): Slot {
  const { name, browser, busy, clock, changed, tell } = ports;
  const mounted = counted();
  const kept = counted();
  let shown = ports.edition(remote);
  let before: { edition: Edition; until: number } | undefined;
  let next: Next | undefined;
  /** What failed on screen here is not shown again until the registry says something else. */
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
    before = { edition: shown, until: clock.now() + PROBATION };
    shown = coming.edition;
    void prepareAll(shown);
    tell({ kind: 'swapped', remote: name, version: shown.version(), ms: clock.now() - coming.since });
    changed();
  };
  const give = (cause: LateCause): void => {
    const { edition } = before!;
    refused = facing(shown.remote, browser);
    tell({ kind: 'swap-returned', remote: name, version: shown.version(), cause });
    shown = edition;
    before = undefined;
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
      tell({ kind: 'swap-failed', remote: name, version: coming.edition.version(), cause: failure.cause as Cause });
      return changed();
    }
    coming.ready = true;
    if (mounted.size() === 0) return commit(coming);
    const stopWaiting = busy.whenIdle(() => commit(coming), name);
    if (next !== coming) return;
    coming.waits = true;
    limit(coming, stopWaiting);
    tell({ kind: 'swap-waits', remote: name, version: coming.edition.version(), ms: clock.now() - coming.since });
    changed();
  };
  /** Ends the waiting at the deadline, where there is one. */
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
    face(to) {
      const wanted = facing(to, browser);
      if (wanted === refused) return drop();
      refused = undefined;
      if (wanted === facing(shown.remote, browser)) return drop();
      if (!next || wanted !== facing(next.edition.remote, browser)) return void change(to);
      if (next.applyBy === to.applyBy) return;
      next.applyBy = to.applyBy;
      next.postpone();
    },
    mount(target) {
      // Nobody has seen the old one: there is nothing to keep, unless the new one is not there yet.
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
    failed(target, cause) {
      if (!before || clock.now() >= before.until) return false;
      // What had failed itself is no way back.
      const back = before.edition;
      if ((target ? [target] : mounted.targets()).some((one) => back.state(one).status === 'failed')) return false;
      give(cause);
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
    targets: (): Target[] => [...entries.values()].map(({ target }) => target),
    size: () => entries.size,
  };
}

/** What a browser would see of a remote: equal texts need no change-over. */
function facing(remote: SnapshotRemote, browser: string): string {
  if (remote.kind === 'module') return `module ${candidatesFor(remote, browser)[0]!.integrity}`;
  return remote.kind === 'frame' ? `frame ${remote.url}` : `maintenance ${remote.text} ${remote.since}`;
}
