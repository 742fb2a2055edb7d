import { launchGame as launchGameCall, launchRoom as launchRoomCall } from '@atrium/contracts/game-launch';
import { vendorRotateSecret } from '@atrium/contracts/operator-vendors';
import { bindOperation } from '../operations/bind-operation.ts';
import type { Subject } from '../platform/subject.ts';
import { launchGame, launchRoom } from './launch.ts';
import { rotateSecret } from './rotate-secret.ts';

export const vendors: Subject = (routes, parts, server) => {
  routes.member(launchGameCall, launchGame);
  routes.member(launchRoomCall, launchRoom);
  bindOperation(server, parts, vendorRotateSecret, rotateSecret);
};
