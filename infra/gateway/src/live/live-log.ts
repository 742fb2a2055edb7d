import type { Audience, LiveEvent } from '../platform/live.ts';

/** An event with its place in what one gateway process has said. */
export interface Told {
  /** The process that said it. */
  from: string;
  /** Counts what that process said, from 1, without gaps. */
  seq: number;
  event: LiveEvent;
  data: unknown;
  audience: Audience;
}

/**
 * What was told lately, by all processes. The id of an event names how much of every process has been told up to it
 * (`a1b2.7,c3d4.12`), so that a browser which comes back to any process is told exactly what it missed, whatever order the
 * processes heard it in.
 */
export interface LiveLog {
  /** False when something before it was lost on the way. */
  note(told: Told): boolean;
  /** Names all that was noted until now. */
  id(): string;
  /** What came after `id`, or undefined when part of it is no longer known. */
  since(id: string): Told[] | undefined;
  /** How much of every process is known. */
  heard(): Record<string, number>;
  /** Another process tells how much has been said: what lies before counts as known to have been told. */
  learn(heard: Readonly<Record<string, number>>): void;
}

const MOST_EVENTS = 1024;
/** More processes than ever run together; the longest silent ones are forgotten. */
const MOST_PROCESSES = 24;

export function createLiveLog(): LiveLog {
  const events: Told[] = [];
  /** Of each process: the last that was heard, and the first from which on everything is kept. Newest last. */
  const processes = new Map<string, { last: number; keptFrom: number }>();

  function touch(from: string, known: { last: number; keptFrom: number }): void {
    processes.delete(from);
    processes.set(from, known);
    if (processes.size > MOST_PROCESSES) processes.delete(processes.keys().next().value!);
  }
  return {
    note(told) {
      const { from, seq } = told;
      const known = processes.get(from);
      // A number was skipped: what lies between was lost on the way, and nobody here can tell it.
      const inOrder = known ? seq === known.last + 1 : seq === 1;
      const keptFrom = known && inOrder ? known.keptFrom : seq;
      touch(from, { last: Math.max(seq, known?.last ?? 0), keptFrom });
      events.push(told);
      if (events.length > MOST_EVENTS) {
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
