/** Pauses before the further attempts. */
const PAUSES_MS = [400, 1_600];
/** An attempt that took as long as this was no lost packet: repeating it would only hide the failure longer. */
const QUICK_FAILURE_MS = 5_000;

/**
 * Fetches code that was lost on the way once more, twice at most: a phone that changes from one network to another loses
 * what it was loading. Source: 8-09.
 */
export async function fetchAgain<T>(fetch: () => Promise<T>, [pause, ...pauses] = PAUSES_MS): Promise<T> {
  const begun = performance.now();
  try {
    return await fetch();
  } catch (error) {
    if (pause === undefined || performance.now() - begun > QUICK_FAILURE_MS) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return fetchAgain(fetch, pauses);
  }
}
