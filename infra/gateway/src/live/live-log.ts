import type { Audience, LiveEvent } from '../platform/live.ts';

/** An event with its position in the sequence of one gateway process. */
export interface LoggedEvent {
  /** The process that published it. */
  from: string;
  /** Numbers the events of that process from 1, without gaps. */
  seq: number;
  event: LiveEvent;
  data: unknown;
  audience: Audience;
}

/**
 * The latest events of all processes. The id of an event states how many events of every process precede it
 * (`a1b2.7,c3d4.12`), so that a browser that reconnects to any process receives exactly the events it missed, regardless of
 * the order in which the processes received them.
 */
export interface LiveLog {
  /** Returns false when an earlier event was lost in transit. */
  note(event: LoggedEvent): boolean;
  /** The id after all events so far. */
  id(): string;
  /** The events after `id`, or undefined when some of them are no longer stored. */
  since(id: string): LoggedEvent[] | undefined;
  /** The number of the last event of every known process. */
  heard(): Record<string, number>;
  /** Another process reports the event numbers so far: earlier events count as delivered. */
  learn(heard: Readonly<Record<string, number>>): void;
}

const EVENT_LIMIT = 1024;
/** More processes than ever run together; those silent the longest are dropped. */
const PROCESS_LIMIT = 24;

export function createLiveLog(): LiveLog {
  const events: LoggedEvent[] = [];
  /** Per process: its last event, and the first event from which on all are stored. Most recently active last. */
  const processes = new Map<string, { last: number; keptFrom: number }>();

  function touch(from: string, known: { last: number; keptFrom: number }): void {
    processes.delete(from);
    processes.set(from, known);
    if (processes.size > PROCESS_LIMIT) processes.delete(processes.keys().next().value!);
  }
  return {
    note(event) {
      const { from, seq } = event;
      const known = processes.get(from);
      // A number was skipped: the events in between were lost in transit.
      const inOrder = known ? seq === known.last + 1 : seq === 1;
      const keptFrom = known && inOrder ? known.keptFrom : seq;
      touch(from, { last: Math.max(seq, known?.last ?? 0), keptFrom });
      events.push(event);
      if (events.length > EVENT_LIMIT) {
        const gone = events.shift()!;
        const its = processes.get(gone.from);
        if (its) its.keptFrom = Math.max(its.keptFrom, gone.seq + 1);
      }
      return inOrder || !known;
    },
    id: () => [...processes].map(([from, { last }]) => `${from}.${last}`).join(','),
    since(id) {
      const seen = parseId(id);
      if (!seen) return undefined;
      for (const [from, last] of seen) {
        const known = processes.get(from);
        if (!known || last < known.keptFrom - 1) return undefined;
      }
      for (const [from, { keptFrom }] of processes) if (!seen.has(from) && keptFrom > 1) return undefined;
      return events.filter(({ from, seq }) => seq > (seen.get(from) ?? 0));
    },
    heard: () => Object.fromEntries([...processes].map(([from, { last }]) => [from, last])),
    learn(heard) {
      for (const [from, last] of Object.entries(heard))
        if (!processes.has(from)) touch(from, { last, keptFrom: last + 1 });
    },
  };
}

function parseId(id: string): Map<string, number> | undefined {
  if (!/^[0-9a-f]{1,16}\.\d{1,15}(,[0-9a-f]{1,16}\.\d{1,15}){0,63}$/.test(id)) return undefined;
  return new Map(
    id
      .split(',')
      .map((part) => part.split('.') as [string, string])
      .map(([from, last]) => [from, Number(last)]),
  );
}
