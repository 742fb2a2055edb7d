import { whenQuiet } from './when-idle.ts';

/** Runs work once all that the first screen asked for has come, and the browser has nothing better to do. */
export function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') whenQuiet(work);
  else addEventListener('load', () => whenQuiet(work), { once: true });
}
