import * as calls from '@atrium/contracts/operator';
import type { Subject } from '../subjects.ts';
import { verifyLedger } from '../wallet/ledger-verify.ts';
import { bindOperation } from './bind-operation.ts';
import { changeSetting, listSettings } from './settings.ts';
import { addVendor, listVendors, setVendorState } from './vendors.ts';

/** What the atrium command calls: /ops, for operators only. */
export const operators: Subject = (_routes, parts, server) => {
  bindOperation(server, parts, calls.vendorList, listVendors);
  bindOperation(server, parts, calls.vendorAdd, addVendor);
  bindOperation(server, parts, calls.vendorState, setVendorState);
  bindOperation(server, parts, calls.ledgerVerify, ({ database }) => verifyLedger(database));
  bindOperation(server, parts, calls.configList, listSettings);
  bindOperation(server, parts, calls.configSet, changeSetting);
};
