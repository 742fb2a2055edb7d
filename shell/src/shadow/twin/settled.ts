/** A page that has not changed for this time is complete. */
const QUIET_MS = 800;
/** A timer that fires later than this waited for the processor, as did the page. */
const LATE_MS = 200;
/** Then a page is complete although it changes: a clock does it every second, for ever. */
const LONGEST_MS = 10_000;
/** Then a page that still loads is given up. */
const LONGEST_LOADING_MS = 25_000;

/**
 * Resolves to whether the page is complete: `shown`, nothing in it is marked as loading (`aria-busy`), and it no longer
 * changes. Half a page beside a whole one would be nothing but differences.
 */
export function settled(root: Element, shown: () => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    let quiet: ReturnType<typeof setTimeout>;
    const isComplete = () => shown() && !root.querySelector('[aria-busy="true"]');
    const end = (complete: boolean) => {
      for (const timer of [quiet, longest, last]) clearTimeout(timer);
      changes.disconnect();
      resolve(complete);
    };
    let mayChange = false;
    const wait = () => {
      clearTimeout(quiet);
      if (mayChange && isComplete()) return end(true);
      const dueMs = performance.now() + QUIET_MS;
      const isLate = () => performance.now() > dueMs + LATE_MS;
      quiet = setTimeout(() => (!isLate() && isComplete() ? end(true) : wait()), QUIET_MS);
    };
    const changes = new MutationObserver(wait);
    const longest = setTimeout(() => {
      mayChange = true;
      wait();
    }, LONGEST_MS);
    const last = setTimeout(() => end(isComplete()), LONGEST_LOADING_MS);
    changes.observe(root, { childList: true, subtree: true, characterData: true });
    wait();
  });
}
