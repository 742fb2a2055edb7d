import * as calls from '@atrium/contracts/limits';
import { giveBirthDate as giveBirthDateCall } from '@atrium/contracts/members';
import type { Subject } from '../platform/subject.ts';
import { confirmLimit, keepLimit, setLimit } from './change-limit.ts';
import { giveBirthDate } from './give-birth-date.ts';
import { protection } from './protection.ts';
import { answerRealityCheck, setRealityCheck } from './reality-check.ts';
import { sessionFigures } from './session-figures.ts';
import { selfExclude, startTimeOut } from './take-break.ts';

/** Player protection set by members: limits, time-outs, self-exclusion, reality checks; and the date of birth. */
export const limits: Subject = (routes) => {
  routes.member(calls.protection, protection);
  routes.member(calls.setLimit, setLimit);
  routes.member(calls.confirmLimit, confirmLimit);
  routes.member(calls.keepLimit, keepLimit);
  routes.member(calls.startTimeOut, startTimeOut);
  routes.member(calls.selfExclude, selfExclude);
  routes.member(giveBirthDateCall, giveBirthDate);
  routes.member(calls.sessionFigures, sessionFigures);
  routes.member(calls.setRealityCheck, setRealityCheck);
  routes.member(calls.answerRealityCheck, answerRealityCheck);
};
