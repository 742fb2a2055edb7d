/** The longest wait for the first paint: a tab opened in the background paints only later. */
const PAINT_TIMEOUT_MS = 3_000;

let painted: Promise<void> | undefined;

/** Resolves after the first contentful paint; at once where the browser does not report it. */
export function firstPaint(): Promise<void> {
  painted ??= new Promise((resolve) => {
    const isReported =
      typeof PerformanceObserver !== 'undefined' && PerformanceObserver.supportedEntryTypes?.includes('paint');
    if (!isReported || performance.getEntriesByName('first-contentful-paint').length > 0) return resolve();
    const watch = new PerformanceObserver((seen) => {
      if (seen.getEntriesByName('first-contentful-paint').length > 0) finish();
    });
    const limit = setTimeout(finish, PAINT_TIMEOUT_MS);
    watch.observe({ type: 'paint', buffered: true });
    function finish(): void {
      clearTimeout(limit);
      watch.disconnect();
      resolve();
    }
  });
  return painted;
}
