import * as calls from '@atrium/contracts/wallet';
import type { Subject } from '../subjects.ts';
import { balanceOf } from './balance.ts';

export const wallet: Subject = (routes) => {
  routes.member(calls.balance, (parts, { caller }) => balanceOf(parts.database, caller.session));
};
