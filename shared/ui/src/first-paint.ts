/** The longest that anything waits for the first paint, in ms: a tab that opens in the background paints only later. */
const PATIENCE = 3_000;

let painted: Promise<void> | undefined;

/** When the page's first content stands on the screen; at once where the browser does not tell. */
export function firstPaint(): Promise<void> {
  painted ??= new Promise((resolve) => {
    const told =
      typeof PerformanceObserver !== 'undefined' && PerformanceObserver.supportedEntryTypes?.includes('paint');
    if (!told || performance.getEntriesByName('first-contentful-paint').length > 0) return resolve();
    const watch = new PerformanceObserver((seen) => {
      if (seen.getEntriesByName('first-contentful-paint').length > 0) finish();
    });
    const limit = setTimeout(finish, PATIENCE);
    watch.observe({ type: 'paint', buffered: true });
    function finish(): void {
      clearTimeout(limit);
      watch.disconnect();
      resolve();
    }
  });
  return painted;
}
