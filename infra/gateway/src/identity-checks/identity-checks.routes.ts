import * as calls from '@atrium/contracts/identity-checks';
import type { Subject } from '../platform/subject.ts';
import { identityState } from './identity-state.ts';
import { submitIdentity } from './submit-identity.ts';

export const identityChecks: Subject = (routes) => {
  routes.member(calls.identity, identityState);
  routes.member(calls.submitIdentity, submitIdentity);
};
