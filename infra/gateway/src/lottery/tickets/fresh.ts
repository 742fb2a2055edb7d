/** Reads by key that are good for a moment: concurrent bets on one game read its terms once. */
export interface Fresh<Value> {
  get(key: string, read: () => Promise<Value>): Promise<Value>;
  forget(key: string): void;
}

export function createFresh<Value>(goodForMs: number): Fresh<Value> {
  const kept = new Map<string, { until: number; value: Promise<Value> }>();
  return {
    get(key, read) {
      const now = performance.now();
      const known = kept.get(key);
      if (known && known.until > now) return known.value;
      if (kept.size > 1_000) for (const [old, { until }] of kept) if (until <= now) kept.delete(old);
      const value = read();
      kept.set(key, { until: now + goodForMs, value });
      value.catch(() => kept.delete(key));
      return value;
    },
    forget: (key) => void kept.delete(key),
  };
}
