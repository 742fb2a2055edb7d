import { bonuses, forfeitBonus } from '@atrium/contracts/bonuses';
import { createResource } from '@atrium/host';
import { createMoneyCommand } from '@atrium/host/money-command';

/** Every stake, win and credit may change a bonus. */
export const bonusesResource = createResource(bonuses, { staleOn: ['balance.changed'] });
export const forfeiting = createMoneyCommand(forfeitBonus);
