import { claimMission, missionLeaderboard } from '@atrium/contracts/promotions';
import { createMoneyCommand, createResource } from '@atrium/host';

export const missionBoardResource = createResource(missionLeaderboard);
export const claimingMission = createMoneyCommand(claimMission);
