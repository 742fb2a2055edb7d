import { launchGame as launchGameCall, launchRoom as launchRoomCall } from '@atrium/contracts/games';
import { vendorReconcile, vendorRotateSecret } from '@atrium/contracts/operator-vendors';
import { bindOperation } from '../operations/bind-operation.ts';
import type { Subject } from '../subjects.ts';
import { launchGame, launchRoom } from './launch.ts';
import { reconcileVendor } from './reconcile/reconcile-vendor.ts';
import { rotateSecret } from './rotate-secret.ts';

export const vendors: Subject = (routes, parts, server) => {
  routes.member(launchGameCall, launchGame);
  routes.member(launchRoomCall, launchRoom);
  bindOperation(server, parts, vendorRotateSecret, rotateSecret);
  bindOperation(server, parts, vendorReconcile, reconcileVendor);
};
