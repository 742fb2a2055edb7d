import { every, type Job } from '../../platform/jobs.ts';
import type { Parts } from '../../platform/parts.ts';
import { returnVoidDraw } from './return-void-draw.ts';
import { settleDraw } from './settle-draw.ts';
import { drawsToSettle, settleUnsold } from './settlement.repository.ts';

const PAUSE_MS = 500;
const DRAWS_PER_TURN = 50;

type Settling = Pick<Parts, 'database' | 'clock' | 'live' | 'log'>;

/** One turn: settles what is drawn and gives back what is void. One draw that fails does not hold up the others. */
export async function settleDue(parts: Settling): Promise<void> {
  const { database, clock, log } = parts;
  await settleUnsold(database, clock.now());
  for (const { state, ...draw } of await drawsToSettle(database, DRAWS_PER_TURN)) {
    try {
      await (state === 'voided' ? returnVoidDraw(parts, draw) : settleDraw(parts, draw));
    } catch (error) {
      log.error({ err: error, ...draw }, 'a draw could not be settled and will be retried');
    }
  }
}

/** The leader's job; another process that takes over goes on where it was. */
export const settling = (parts: Settling): Job => every('draws: settlement', PAUSE_MS, () => settleDue(parts));
