import { bucketOf, CLS_SCALE, type FiguresBatch, type TabEvent, type TabReport } from '@atrium/contracts/telemetry';
import type { ShadowRendering } from '@atrium/contracts/shadow-findings';
import type { OnceCounted } from './count-once.ts';

/**
 * Limits of different counts and places between two reports; anything beyond is dropped, since it can only be invalid.
 */
const MOST_KINDS = 4_000;
const MOST_PLACES = 150;
const MOST_TABS = 200_000;
const MOST_RENDERINGS = 100;
/** The most failures of one kind that one report counts, so that one tab cannot dominate the figures. */
const MOST_OF_ONE = 50;

type Count = FiguresBatch['counts'][number];
type Place = FiguresBatch['places'][number];

/** The events of open tabs since the last report to the registry, and the open tabs. */
export interface Tally {
  /** Takes the report of a page, by its nonce. Of its visits those count that `visits` has. */
  take(report: TabReport, page: string, visits: readonly OnceCounted[]): void;
  takeRenderings(renderings: readonly ShadowRendering[]): void;
  /** Returns the batch to report and resets the counts. */
  drain(gateway: string): FiguresBatch;
  /** Adds a batch again whose report failed. */
  putBack(batch: FiguresBatch): void;
  /** Whether there is anything to report. */
  readonly changed: boolean;
}

/** `silenceLimitMs` returns the time without a report after which a tab counts as closed. */
export function createTally(now: () => number, silenceLimitMs: () => number): Tally {
  let counts = new Map<string, Count>();
  let places = new Map<string, Place>();
  const tabs = new Map<string, Pick<TabReport, 'sequence' | 'waiting' | 'shown'> & { at: number }>();
  let refusedSnapshots = 0;
  let shadows: ShadowRendering[] = [];
  let changed = false;

  function add(count: Count): void {
    const key = `${count.remote} ${count.version} ${count.measure} ${count.bucket}`;
    const known = counts.get(key);
    if (known) known.count += count.count;
    else if (counts.size < MOST_KINDS) counts.set(key, { ...count });
  }
  function keep(place: Place): void {
    const key = `${place.remote} ${place.version} ${place.cause}`;
    if (places.has(key) || places.size < MOST_PLACES) places.set(key, place);
  }
  function takeEvent(event: TabEvent): void {
    if (event.kind === 'shadow') return;
    if (event.kind === 'snapshot-refused') {
      refusedSnapshots += Math.min(event.count, MOST_OF_ONE);
      return;
    }
    const { remote, version } = event;
    const one = (measure: string, bucket = 0, count = 1) => add({ remote, version, measure, bucket, count });
    if (event.kind === 'load') one('load', bucketOf(event.ms));
    else if (event.kind === 'vital')
      one(`vital:${event.name}`, bucketOf(event.name === 'CLS' ? event.value * CLS_SCALE : event.value));
    else if (event.kind === 'swap') one(`swap:${event.outcome}`);
    else if (event.kind === 'failure') {
      const { cause, count, error, place } = event;
      if (place) keep({ remote, version, cause, ...(error && { error }), place });
      one(`failure:${cause}`, 0, Math.min(count, MOST_OF_ONE));
    }
  }
  function openTabs(): FiguresBatch['tabs'] {
    const sequences = new Map<number, number>();
    const shown = new Map<string, { remote: string; version: string; tabs: number }>();
    let waiting = 0;
    for (const [tab, known] of tabs) {
      if (now() - known.at > silenceLimitMs()) {
        tabs.delete(tab);
        continue;
      }
      if (known.waiting) waiting++;
      sequences.set(known.sequence, (sequences.get(known.sequence) ?? 0) + 1);
      for (const { remote, version } of known.shown) {
        const key = `${remote} ${version}`;
        const row = shown.get(key) ?? { remote, version, tabs: 0 };
        row.tabs++;
        shown.set(key, row);
      }
    }
    return {
      open: tabs.size,
      waiting,
      sequences: [...sequences]
        .map(([sequence, of]) => ({ sequence, tabs: of }))
        .sort((one, other) => other.sequence - one.sequence)
        .slice(0, 500),
      shown: [...shown.values()].slice(0, 1_000),
    };
  }

  return {
    take({ gone, events, sequence, waiting, shown }, page, visits) {
      changed = true;
      for (const { remote, version, measure } of visits) add({ remote, version, measure, bucket: 0, count: 1 });
      for (const event of events) takeEvent(event);
      if (gone) tabs.delete(page);
      else if (tabs.has(page) || tabs.size < MOST_TABS) tabs.set(page, { sequence, waiting, shown, at: now() });
    },
    takeRenderings(renderings) {
      shadows = [...shadows, ...renderings].slice(0, MOST_RENDERINGS);
    },
    drain(gateway) {
      const batch = {
        gateway,
        counts: [...counts.values()],
        places: [...places.values()],
        tabs: openTabs(),
        refusedSnapshots,
        ...(shadows.length > 0 && { shadows }),
      };
      counts = new Map();
      places = new Map();
      refusedSnapshots = 0;
      shadows = [];
      changed = false;
      return batch;
    },
    putBack(batch) {
      for (const count of batch.counts) add(count);
      for (const place of batch.places) keep(place);
      refusedSnapshots += batch.refusedSnapshots;
      this.takeRenderings(batch.shadows ?? []);
    },
    get changed() {
      return changed;
    },
  };
}
