/** As long as a machine under load may take: what has not come by then does not come. Below jest's own limit, which names no cause. */
const PATIENCE = 25_000;

/** Asks until it holds; afterwards it throws, so that no test goes on asking when it is over. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE; !(await holds()); await new Promise((resolve) => setTimeout(resolve, 10))) {
    if (Date.now() > end) throw new Error(`It did not come to that within ${PATIENCE / 1000} s: ${holds}`);
  }
}
