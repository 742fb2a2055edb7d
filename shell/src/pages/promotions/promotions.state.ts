import type { BootData } from '@atrium/contracts/boot';
import { promotions } from '@atrium/contracts/promotions';
import { createResource, host } from '@atrium/host';

export const promotionList = createResource(promotions);

/** Starts with the boot data of the page. */
export function startPromotions({ promotions: value, language }: Pick<BootData, 'promotions' | 'language'>): void {
  if (value)
    host().store.set(promotionList.entry({ query: { language } }).stateAtom, {
      status: 'ready',
      value,
      error: undefined,
    });
}
