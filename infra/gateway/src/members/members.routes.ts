import * as calls from '@atrium/contracts/members';
import type { Subject } from '../subjects.ts';
import { memberInfo } from './member-info.ts';

export const members: Subject = (routes) => {
  routes.member(calls.memberInfo, memberInfo);
};
