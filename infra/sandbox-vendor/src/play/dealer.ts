import type { House } from '../house.ts';
import { nextDealAt } from '../store/card-tables.ts';
import { nextDecisionAt } from '../store/decisions.ts';
import { nextMatchAt } from '../store/matches.ts';
import { dealDueTables } from './card-room.ts';
import { decideOverdue } from './decide.ts';
import { playDueMoves } from './matches.ts';

/**
 * Deals each card table at its time, decides and moves for players whose time is over, and moves for players of the house;
 * also what was due when the process last ended.
 */
export interface Dealer {
  start(): void;
  /** Looks for due tables soon; call it after somebody sat down. */
  wake(): void;
  stop(): void;
}

const AGAIN_MS = 1_000;

export function createDealer(parts: Pick<House, 'store' | 'outbox' | 'now' | 'chance' | 'log'>): Dealer {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  const schedule = () => {
    clearTimeout(timer);
    if (!running) return;
    const now = parts.now();
    const moments = [nextDealAt(parts.store), nextDecisionAt(parts.store, now), nextMatchAt(parts.store)].filter(
      (at) => at !== undefined,
    );
    if (moments.length > 0) timer = setTimeout(run, Math.min(Math.max(Math.min(...moments) - now, 0), 60_000));
  };
  const run = () => {
    try {
      dealDueTables(parts);
      decideOverdue(parts);
      playDueMoves(parts);
      schedule();
    } catch (error) {
      parts.log.error({ error }, 'a deal failed, comes again');
      if (running) timer = setTimeout(run, AGAIN_MS);
    }
  };
  return {
    start() {
      running = true;
      schedule();
    },
    wake: schedule,
    stop() {
      running = false;
      clearTimeout(timer);
    },
  };
}
