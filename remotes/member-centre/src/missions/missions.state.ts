import { missionLeaderboard } from '@atrium/contracts/promotions';
import { createResource } from '@atrium/host';

export const missionBoardResource = createResource(missionLeaderboard);
