import { host } from '@atrium/host';
import { whenIdle } from './when-idle.ts';

/** Delay before the first retry; each further one doubles it. */
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

/** Loads code that the member did not ask for: in an idle moment, retried silently until it succeeds. */
export async function retryWhenIdle<T>(fetch: () => Promise<T>, waitMs = FIRST_RETRY_MS): Promise<T> {
  await new Promise<void>(whenIdle);
  try {
    return await fetch();
  } catch (error) {
    if (waitMs === FIRST_RETRY_MS) host().report(error, 'screen code');
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return retryWhenIdle(fetch, Math.min(2 * waitMs, LONGEST_RETRY_MS));
  }
}
