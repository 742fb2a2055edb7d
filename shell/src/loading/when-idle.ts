import { firstPaint } from '@atrium/ui/first-paint';

/** Longest wait for a quiet moment, in ms. */
const PATIENCE = 1500;

/** Runs work after the first paint, once the browser has nothing better to do. */
export function whenQuiet(work: () => void): void {
  void firstPaint().then(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: PATIENCE });
    else setTimeout(work, 300);
  });
}
