import { claimRaffle, promotions } from '@atrium/contracts/promotions';
import { createResource } from '@atrium/host';
import { createMoneyCommand } from '@atrium/host/money-command';

export const promotionsResource = createResource(promotions);
export const claiming = createMoneyCommand(claimRaffle);
