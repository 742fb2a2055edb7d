import { claimMission, missionLeaderboard } from '@atrium/contracts/promotions';
import { createMoneyCommand, createResource } from '@atrium/host';

/** A settled bet or a deposit advances a mission. */
export const missionBoardResource = createResource(missionLeaderboard, { staleOn: ['balance.changed'] });
export const claimingMission = createMoneyCommand(claimMission);
