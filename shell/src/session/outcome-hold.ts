/** A game that never says that its outcome is shown holds a balance back no longer than this. */
const LONGEST_HOLD = 8_000;

let ends: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

/**
 * A game on this page has an outcome that it has not shown yet, a reel that still turns: what would tell it beforehand is
 * held back. Money is not: whoever asks for the balance is told the true one. Said again, it does not become longer.
 */
export function holdOutcome(): void {
  ends ??= setTimeout(releaseOutcome, LONGEST_HOLD);
}

/** The outcome is shown, or the game is gone. */
export function releaseOutcome(): void {
  clearTimeout(ends);
  ends = undefined;
  const told = [...waiting];
  waiting.clear();
  for (const tell of told) tell();
}

/** The listener as it may hear: at once, or when the outcome is shown, and then the last of what was held back. */
export function heldBack<Detail>(listener: (detail: Detail) => void): (detail: Detail) => void {
  let held: { detail: Detail } | undefined;
  const tell = () => {
    const last = held;
    held = undefined;
    if (last) listener(last.detail);
  };
  return (detail) => {
    if (ends === undefined) return listener(detail);
    held = { detail };
    waiting.add(tell);
  };
}
