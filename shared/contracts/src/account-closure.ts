import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Amount, Currency, Instant } from './money.ts';

/*
 * A member closes the account at any time. It takes no deposit and no stake until an operator opens it again; open bets are
 * settled, and the balance can be withdrawn. It is no self-exclusion, which nobody can end early. Source: AC-17.
 */

const path = '/wps/member/closure';

export const CLOSURE_REASONS = ['no-time', 'other-site', 'service', 'too-much', 'other'] as const;

export const Closure = v.object({
  /** Null: the account is open. */
  closedAt: v.nullable(Instant),
  /** Bets that are not settled yet. */
  openBets: v.number(),
  /** What can be withdrawn. */
  cash: Amount,
  currency: Currency,
});
export type Closure = v.InferOutput<typeof Closure>;

export const closure = endpoint({
  name: 'closure.state',
  method: 'GET',
  path,
  access: 'member',
  summary: 'Whether the member has closed the account, and what is left in it.',
  source: 'AC-17',
  reply: Closure,
  errors: [],
});

/** Ends every other session. A repeat changes nothing. */
export const closeAccount = endpoint({
  name: 'closure.close',
  method: 'POST',
  path,
  access: 'member',
  summary: 'Closes the account at once; the member proves themselves first.',
  source: 'AC-17, AC-07',
  body: v.strictObject({ reason: v.picklist(CLOSURE_REASONS) }),
  reply: Closure,
  errors: ['PROOF_REQUIRED'],
});
