import { host } from '@atrium/host';
import { whenQuiet } from './when-idle.ts';

/** What failed is tried again after so long, and after twice as long each further time, in ms. */
const AGAIN = 2_000;
const AGAIN_AT_MOST = 60_000;

/** Code that nobody asked for: fetched in a quiet moment, and tried again without a word to the member until it has come. */
export async function inTheEnd<T>(fetch: () => Promise<T>, wait = AGAIN): Promise<T> {
  await new Promise<void>(whenQuiet);
  try {
    return await fetch();
  } catch (error) {
    if (wait === AGAIN) host().report(error, 'screen code');
    await new Promise((resolve) => setTimeout(resolve, wait));
    return inTheEnd(fetch, Math.min(2 * wait, AGAIN_AT_MOST));
  }
}
