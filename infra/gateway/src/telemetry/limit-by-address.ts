/** At most so many calls of one address in a minute. Held in memory: what it guards is cheap, and forgetting it does no harm. */
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
