import { activities } from '@atrium/contracts/promotion-activities';
import { claimRaffle, promotions } from '@atrium/contracts/promotions';
import { type ApiError, createResource } from '@atrium/host';
import { createMoneyCommand } from '@atrium/host/money-command';
import { atom } from 'jotai';

export const promotionsResource = createResource(promotions);
export const activitiesResource = createResource(activities);
const claiming = createMoneyCommand(claimRaffle);
export const drawingAtom = claiming.runningAtom;

type Drawn = { amount: string } | { failure: ApiError | null };

/** Draws the member's one ticket of a raffle. The own part is read again in any case: another tab may have drawn it. */
export const drawTicketAtom = atom(null, async (get, set, promotionId: string): Promise<Drawn> => {
  const drawn = await set(claiming.sendAtom, { body: { promotionId } });
  const failure = get(claiming.errorAtom);
  void set(activitiesResource.entry(undefined).loadAtom, true);
  return drawn ? { amount: drawn.amount } : { failure };
});
