/**
 * Limits the calls of one address per minute. Held in memory, since the calls are cheap and losing the counts is
 * harmless.
 */
export function limitByAddress(most: number, now: () => number): (address: string) => boolean {
  let minute = 0;
  let used = new Map<string, number>();
  return (address) => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) {
      minute = current;
      used = new Map();
    }
    const count = (used.get(address) ?? 0) + 1;
    used.set(address, count);
    return count <= most;
  };
}
