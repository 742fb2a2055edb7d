import { vendorReconcile } from '@atrium/contracts/operator-vendors';
import { bindOperation } from '../../operations/bind-operation.ts';
import type { Subject } from '../../platform/subject.ts';
import { reconcileVendor } from './reconcile-vendor.ts';

export const reconciliation: Subject = (_routes, parts, server) => {
  bindOperation(server, parts, vendorReconcile, reconcileVendor);
};
