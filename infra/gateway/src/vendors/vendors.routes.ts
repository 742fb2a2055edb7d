import { launchGame as launchGameCall, launchRoom as launchRoomCall } from '@atrium/contracts/games';
import type { Subject } from '../subjects.ts';
import { launchGame, launchRoom } from './launch.ts';

export const vendors: Subject = (routes) => {
  routes.member(launchGameCall, launchGame);
  routes.member(launchRoomCall, launchRoom);
};
