/**
 * The limits of one autoplay, in minor units: `loss` is the most that may be lost in all, `win` a single payout that ends
 * it, `below` and `above` balances that end it; null is no limit. A spin is played only when losing it breaks no limit.
 */
export function createRun({ spins, loss, win = null, below = null, above = null }) {
  let left = spins;
  let lost = 0;
  return {
    left: () => left,
    /** Why the next spin is not played; undefined when it is. */
    before(stake, balance) {
      if (left === 0) return 'done';
      if (lost + stake > loss) return 'loss';
      if (below !== null && balance - stake < below) return 'below';
      return undefined;
    },
    /** Why no spin follows the one that has ended; undefined when one may. */
    after({ stake, payout, balance }) {
      left -= 1;
      lost += stake - payout;
      if (win !== null && payout >= win) return 'win';
      if (above !== null && balance >= above) return 'above';
      return undefined;
    },
  };
}
