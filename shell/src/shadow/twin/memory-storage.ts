/** A storage of this document alone. */
export function createMemoryStorage(first: readonly (readonly [string, string])[] = []): Storage {
  const values = new Map(first);
  return {
    getItem: (key) => values.get(String(key)) ?? null,
    setItem: (key, value) => void values.set(String(key), String(value)),
    removeItem: (key) => void values.delete(String(key)),
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}

/**
 * Replaces what a document without an origin lacks, where code would throw that runs well in a page: storages and cookies
 * of its own. Nothing takes the focus, which is the page's.
 */
export function withoutOrigin(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { configurable: true, value: createMemoryStorage() });
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} });
  HTMLElement.prototype.focus = () => {};
}
