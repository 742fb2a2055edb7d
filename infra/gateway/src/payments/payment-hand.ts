import type { Parts } from '../platform/parts.ts';
import { giveUpUnopened } from './deposits.repository.ts';
import { lapseReceipts } from './withdrawals/lapse-receipts.ts';
import { orderPayouts } from './withdrawals/order-payout.ts';

const TURN = 1_000;
const UNOPENED_FOR = 10 * 60_000;

export interface PaymentHand {
  /** Resolves once the turn that runs has ended. */
  stop(): Promise<void>;
}

/** One turn: order the payouts that are due, let receipts lapse, give up what was never opened. */
export async function turn(parts: Parts): Promise<void> {
  const now = parts.clock.now();
  await orderPayouts(parts);
  await lapseReceipts(parts);
  await giveUpUnopened(parts.database, new Date(now.getTime() - UNOPENED_FOR), now);
}

/**
 * Does what payments need done without anybody asking, for as long as the process runs. Any number of processes may: each
 * row is taken by one of them (SKIP LOCKED), so no leader is needed.
 */
export function startPaymentHand(parts: Parts): PaymentHand {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const next = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = turn(parts)
        .catch((error: unknown) => parts.log.warn({ err: error }, 'a turn of the payments broke off'))
        .then(next);
    }, TURN);
  };
  next();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
