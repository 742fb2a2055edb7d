import { BUDGETS, kilobytes } from '@atrium/remote-contract/budgets';
import type { BuiltManifest } from '@atrium/remote-contract/built-manifest';

/**
 * What this page of the browser has loaded of a version, against the budget of a first screen. The manifest lists the first
 * files of each page, and a version may load others beside them.
 */
export function firstLoad({ manifest: { files }, base }: { manifest: Pick<BuiltManifest, 'files'>; base: string }) {
  const gzip = new Map(files.map((file) => [base + file.path, file.gzip]));
  const loaded = () => new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const sum = (urls: Iterable<string>) => [...urls].reduce((bytes, url) => bytes + (gzip.get(url) ?? 0), 0);
  /** Its entry and what follows from that, before any text or page. */
  const wholeBytes = sum(loaded());
  return {
    /** Begins a page; the result is called once that is shown, and returns a sentence where it was too heavy. */
    page(title: string): () => string[] {
      const before = loaded();
      return () => {
        const bytes = wholeBytes + sum([...loaded()].filter((url) => !before.has(url)));
        return bytes > BUDGETS.initial
          ? [
              `${title} loads ${kilobytes(bytes)} compressed before it is shown, the budget is ${kilobytes(BUDGETS.initial)}.`,
            ]
          : [];
      };
    },
  };
}
