import * as calls from '@atrium/contracts/address-book';
import type { Subject } from '../platform/subject.ts';
import { addressesOf } from './addresses.repository.ts';
import { addAddress, chooseAddress, editAddress, removeAddress } from './change-addresses.ts';

export const addresses: Subject = (routes) => {
  routes.member(calls.ownAddresses, ({ database }, { caller }) => addressesOf(database, caller.session.memberId));
  routes.member(calls.addAddress, addAddress);
  routes.member(calls.editAddress, editAddress);
  routes.member(calls.chooseAddress, chooseAddress);
  routes.member(calls.removeAddress, removeAddress);
};
