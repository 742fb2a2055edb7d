/** Tracks whether the member has something open that a swap would break: a slip, a running deposit. */
export interface BusyTracker {
  /** Marks `owner` (a remote's name; all remotes without it) as busy. `reason` is shown to the member. Returns a function that ends it. */
  busy(reason: string, owner?: string | null): () => void;
  /** Why `owner` is busy; empty when it is not. */
  reasons(owner?: string): string[];
  /** Calls `work` once `owner` is not busy, at once when it is not. Returns a function that cancels the wait. */
  whenIdle(work: () => void, owner?: string): () => void;
}

export function createBusyTracker(): BusyTracker {
  const going = new Map<symbol, { reason: string; owner: string | null }>();
  const waiting = new Set<{ work: () => void; owner: string | undefined }>();
  const concerns = (owner: string | undefined) =>
    [...going.values()].filter((one) => one.owner === null || owner === undefined || one.owner === owner);
  return {
    busy(reason, owner = null) {
      const id = Symbol(reason);
      going.set(id, { reason, owner });
      return () => {
        if (!going.delete(id)) return;
        for (const waiter of [...waiting]) {
          if (concerns(waiter.owner).length > 0) continue;
          waiting.delete(waiter);
          waiter.work();
        }
      };
    },
    reasons: (owner) => concerns(owner).map(({ reason }) => reason),
    whenIdle(work, owner) {
      if (concerns(owner).length === 0) {
        work();
        return () => {};
      }
      const waiter = { work, owner };
      waiting.add(waiter);
      return () => waiting.delete(waiter);
    },
  };
}
