import { claimRaffle, promotions } from '@atrium/contracts/promotions';
import { createMoneyCommand, createResource } from '@atrium/host';

export const promotionsResource = createResource(promotions);
export const claiming = createMoneyCommand(claimRaffle);
