import { claimMission, missionLeaderboard } from '@atrium/contracts/promotions';
import { createResource } from '@atrium/host';
import { createMoneyCommand } from '@atrium/host/money-command';

/** A settled bet or a deposit advances a mission. */
export const missionBoard = createResource(missionLeaderboard, { staleOn: ['balance.changed'] });
export const claimingMission = createMoneyCommand(claimMission);
