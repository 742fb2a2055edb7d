const MOST = 3_000;

/** Pictures by address, the oldest thrown away first: each is drawn once a process, however many ask at the same time. */
export function keptPictures<T>(): { get(address: string, draw: () => Promise<T>): Promise<T> } {
  const kept = new Map<string, Promise<T>>();
  return {
    get(address, draw) {
      const known = kept.get(address);
      if (known) return known;
      const picture = draw();
      if (kept.size >= MOST) kept.delete(kept.keys().next().value!);
      kept.set(address, picture);
      picture.catch(() => kept.delete(address));
      return picture;
    },
  };
}
