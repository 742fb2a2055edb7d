/** Knows whether the member has something open that a swap would break: a slip, a running deposit. */
export interface BusyTracker {
  /** Says that something is going on; returns the way to take it back. */
  busy(reason: string): () => void;
  reasons(): string[];
  /** Calls back once nothing is going on, at once when nothing is. Returns the way to stop waiting. */
  whenIdle(work: () => void): () => void;
}

export function createBusyTracker(): BusyTracker {
  const going = new Map<symbol, string>();
  const waiting = new Set<() => void>();
  return {
    busy(reason) {
      const id = Symbol(reason);
      going.set(id, reason);
      return () => {
        if (!going.delete(id) || going.size > 0) return;
        for (const work of [...waiting]) {
          waiting.delete(work);
          work();
        }
      };
    },
    reasons: () => [...going.values()],
    whenIdle(work) {
      if (going.size === 0) {
        work();
        return () => {};
      }
      waiting.add(work);
      return () => waiting.delete(work);
    },
  };
}
