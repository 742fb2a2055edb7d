/** A page that has not changed for this time is complete. */
const QUIET_MS = 800;
/** Then a page is taken as it is: a clock changes it every second, for ever. */
const LONGEST_MS = 10_000;

/** Resolves once `shown` and the page no longer changes, or after the longest time. */
export function settled(root: Element, shown: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    let quiet: ReturnType<typeof setTimeout>;
    const end = () => {
      clearTimeout(quiet);
      clearTimeout(last);
      changes.disconnect();
      resolve();
    };
    const wait = () => {
      clearTimeout(quiet);
      quiet = setTimeout(() => (shown() ? end() : wait()), QUIET_MS);
    };
    const changes = new MutationObserver(wait);
    const last = setTimeout(end, LONGEST_MS);
    changes.observe(root, { childList: true, subtree: true, characterData: true });
    wait();
  });
}
