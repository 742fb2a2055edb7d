import { whenIdle } from './when-idle.ts';

/** Runs work once everything the first screen requested is loaded and the browser is idle. */
export function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') whenIdle(work);
  else addEventListener('load', () => whenIdle(work), { once: true });
}
