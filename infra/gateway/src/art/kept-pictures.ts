const MOST = 3_000;

/** A cache of pictures by address that drops the oldest first. Simultaneous requests for a picture draw it once. */
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
