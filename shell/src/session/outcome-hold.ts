/** The limit for a game that never reports that it has shown its outcome. */
const LONGEST_HOLD_MS = 8_000;

let holdTimer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

/**
 * A game on this page has an outcome that it has not shown yet, for example a reel still spinning: updates that would
 * reveal it are held back. Money is not: a request for the balance returns the current one. Calling this again does not
 * extend the hold.
 */
export function holdOutcome(): void {
  holdTimer ??= setTimeout(releaseOutcome, LONGEST_HOLD_MS);
}

/** Called when the outcome is shown or the game has closed. */
export function releaseOutcome(): void {
  clearTimeout(holdTimer);
  holdTimer = undefined;
  const released = [...waiting];
  waiting.clear();
  for (const deliver of released) deliver();
}

/** Wraps a listener: called immediately, or during a hold once at its end with the last value. */
export function holdBack<Detail>(listener: (detail: Detail) => void): (detail: Detail) => void {
  let held: { detail: Detail } | undefined;
  const deliver = () => {
    const last = held;
    held = undefined;
    if (last) listener(last.detail);
  };
  return (detail) => {
    if (holdTimer === undefined) return listener(detail);
    held = { detail };
    waiting.add(deliver);
  };
}
