import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Instant } from './money.ts';

/*
 * The terms and conditions and the privacy policy have one version. After a material change a member accepts the new
 * version before the next deposit or play, and an account that has accepted none before the first; withdrawals stay open. Source: AC-03.
 */

const path = '/wps/member/terms';
const Version = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));

export const terms = endpoint({
  name: 'terms.state',
  method: 'GET',
  path,
  access: 'member',
  summary: 'The version of the terms, the one that the member has accepted, and a change that waits for it.',
  source: 'AC-03',
  query: v.object({ language: v.optional(v.string(), 'EN') }),
  reply: v.object({
    version: v.string(),
    accepted: v.nullable(v.object({ version: v.string(), at: Instant })),
    /** `changes`: what has changed, in the language asked for; empty where no terms were ever accepted. Null: nothing waits. */
    waiting: v.nullable(v.object({ version: v.string(), changes: v.string() })),
  }),
  errors: [],
});

/** TERMS_CHANGED: `version` is no longer the current one. */
export const acceptTerms = endpoint({
  name: 'terms.accept',
  method: 'POST',
  path,
  access: 'member',
  summary: 'Accepts the current version of the terms and the privacy policy.',
  source: 'AC-03',
  body: v.strictObject({ version: Version }),
  reply: v.object({}),
  errors: ['TERMS_CHANGED'],
});
