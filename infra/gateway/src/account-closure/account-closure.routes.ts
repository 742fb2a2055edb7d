import * as calls from '@atrium/contracts/account-closure';
import type { Subject } from '../platform/subject.ts';
import { closeAccount, closure } from './close-account.ts';

/** The closing of an account by its member. */
export const accountClosure: Subject = (routes) => {
  routes.member(calls.closure, closure);
  routes.member(calls.closeAccount, closeAccount);
};
