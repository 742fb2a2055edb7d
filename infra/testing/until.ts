/** Enough for a machine under load; below jest's own limit, which names no cause. */
const TIMEOUT_MS = 25_000;
const INTERVAL_MS = 10;

/** Asks until the condition holds, and throws after the timeout, so that no test asks on after its end. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`The condition did not hold within ${TIMEOUT_MS / 1_000} s: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
}
