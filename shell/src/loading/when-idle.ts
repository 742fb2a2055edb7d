import { firstPaint } from '@atrium/ui/first-paint';

const IDLE_TIMEOUT_MS = 1500;

/** Runs work after the first paint, once the browser is idle. */
export function whenIdle(work: () => void): void {
  void firstPaint().then(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(work, 300);
  });
}
