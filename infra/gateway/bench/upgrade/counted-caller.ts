import type { Caller, Reply } from '../world/http-caller.ts';

export const PHASES = [
  'before',
  'during the migration',
  'old gateways on the new tables',
  'one by one',
  'after',
] as const;
export type Phase = (typeof PHASES)[number];

export interface PhaseFigures {
  calls: number;
  /** Answers that say the gateway could not do it: 5xx, and "try again" to vendors. */
  failed: number;
  /** Connections that ended without an answer; the client repeats with the same key. */
  cut: number;
  p50Ms: number;
  p99Ms: number;
  longestMs: number;
}

export interface Counted {
  caller: Caller;
  enter(phase: Phase): void;
  figures(): Record<Phase, PhaseFigures>;
  /** The first failures of each kind, for the report. */
  readonly faults: ReadonlySet<string>;
}

/** Counts what the clients of the site get, by the phase in which they asked. */
export function counted(caller: Caller): Counted {
  let phase: Phase = 'before';
  const records = Object.fromEntries(PHASES.map((name) => [name, { ms: [] as number[], failed: 0, cut: 0 }])) as Record<
    Phase,
    { ms: number[]; failed: number; cut: number }
  >;
  const faults = new Set<string>();

  async function count(what: string, ask: () => Promise<Reply>): Promise<Reply> {
    const asked = phase;
    const record = records[asked];
    const begun = performance.now();
    try {
      const reply = await ask();
      record.ms.push(performance.now() - begun);
      if (reply.status >= 500 || reply.body.code === 'TEMPORARY_ERROR') {
        record.failed += 1;
        faults.add(`${asked}: ${what} was answered ${reply.status} ${String(reply.body.code)}.`);
      }
      return reply;
    } catch (error) {
      record.cut += 1;
      throw error;
    }
  }
  const of = ({ ms, failed, cut }: { ms: number[]; failed: number; cut: number }): PhaseFigures => {
    const sorted = ms.toSorted((a, b) => a - b);
    const at = (share: number) =>
      Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
    return { calls: ms.length, failed, cut, p50Ms: at(0.5), p99Ms: at(0.99), longestMs: at(1) };
  };
  return {
    caller: {
      ...caller,
      vendor: (vendor, call, body) => count(`a vendor's ${call}`, () => caller.vendor(vendor, call, body)),
      member: (player, method, path, body, key) =>
        count(`${method} ${path}`, () => caller.member(player, method, path, body, key)),
      signed: (secret, path, body) => count(`a webhook to ${path}`, () => caller.signed(secret, path, body)),
    },
    enter: (next) => {
      phase = next;
    },
    figures: () => Object.fromEntries(PHASES.map((name) => [name, of(records[name])])) as Record<Phase, PhaseFigures>,
    faults,
  };
}
