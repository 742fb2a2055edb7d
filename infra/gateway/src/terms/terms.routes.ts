import * as calls from '@atrium/contracts/terms';
import type { Subject } from '../platform/subject.ts';
import { acceptTerms, termsOf } from './terms.ts';

/** The terms and the privacy policy: what the member has accepted, and a change that waits for it. */
export const terms: Subject = (routes) => {
  routes.member(calls.terms, termsOf);
  routes.member(calls.acceptTerms, acceptTerms);
};
