/** A price that moved is marked for this long. */
const MARKED_MS = 60_000;

/** Remembers prices, and in which direction each moved lately. */
export function createPriceTrend(now = () => Date.now()) {
  const known = new Map();
  return {
    /** Returns `up`, `down` or nothing for a price that is shown now. */
    of(key, price) {
      const before = known.get(key);
      const moved = before && price !== null && before.price !== null && price !== before.price;
      const trend = moved ? (price > before.price ? 'up' : 'down') : before?.trend;
      const movedAt = moved ? now() : before?.movedAt;
      known.set(key, { price: price ?? before?.price ?? null, trend, movedAt });
      return price !== null && trend && now() - movedAt < MARKED_MS ? trend : undefined;
    },
  };
}
