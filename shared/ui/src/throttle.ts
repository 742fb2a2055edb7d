/** Milliseconds between two checks of an infinite list's position, unless another number is given. */
export const scrollThrottleMs = 200;

/** Runs at most once in `ms`; the last call of a burst is never lost. `cancel` drops a waiting one. */
export function throttle<A extends unknown[]>(
  run: (...args: A) => void,
  ms: number = scrollThrottleMs,
): ((...args: A) => void) & { cancel: () => void } {
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const call = (...args: A) => {
    clearTimeout(timer);
    const wait = last + ms - Date.now();
    if (wait <= 0) {
      last = Date.now();
      run(...args);
    } else timer = setTimeout(() => call(...args), wait);
  };
  return Object.assign(call, { cancel: () => clearTimeout(timer) });
}
