import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Amount, Currency, Instant } from './money.ts';

/**
 * The quantities that a member can limit. `deposit` is gross, `deposit_net` less withdrawals, `session_time` in
 * minutes. Source: RG-02, RG-04, RG-17.
 */
export const LIMIT_KINDS = ['deposit', 'deposit_net', 'loss', 'wager', 'session_time'] as const;
export const LimitKind = v.picklist(LIMIT_KINDS);
/** The last 24 hours (rolling), the week and the month of the brand's calendar. */
export const LIMIT_PERIODS = ['d', 'w', 'm'] as const;
export const LimitPeriod = v.picklist(LIMIT_PERIODS);

/**
 * One limit of an account: money in minor units, session time in minutes. `amount` null: no limit. The lower of the
 * member's own and the operator's limit applies (RG-05). `waiting` is a requested raise or removal (`amount` null): it
 * takes effect only when the member confirms it after `confirmableFrom` (RG-03).
 */
export const Limit = v.object({
  kind: LimitKind,
  period: LimitPeriod,
  amount: v.nullable(Amount),
  source: v.nullable(v.picklist(['player', 'operator'])),
  used: Amount,
  resetsAt: Instant,
  waiting: v.nullable(v.object({ amount: v.nullable(Amount), askedAt: Instant, confirmableFrom: Instant })),
});
export type Limit = v.InferOutput<typeof Limit>;

export const Break = v.object({
  kind: v.picklist(['timeout', 'self-exclusion', 'operator']),
  from: Instant,
  until: v.nullable(Instant),
});

/** `pause`: a break in effect; deposits and bets are closed, withdrawals open, open bets settle (RG-13). */
export const Protection = v.object({ limits: v.array(Limit), pause: v.nullable(Break) });
export type Protection = v.InferOutput<typeof Protection>;

const at = (path: string) => `/wps/member/protection${path}`;
const which = { kind: LimitKind, period: LimitPeriod };
/**
 * The maximum of a ledger amount, and never zero for money in: a member that wants no deposits or bets at all takes a
 * break.
 */
const LimitAmount = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,14})$/, 'minor units or minutes as digits'));

export const protection = endpoint({
  name: 'limits.protection',
  method: 'GET',
  path: at(''),
  access: 'member',
  summary: 'The limits of the account and a break that runs.',
  source: 'RG-01, RG-15',
  reply: Protection,
  errors: [],
});
/**
 * A lower limit applies at once and cancels a waiting raise; a higher one, or none (`amount` null), waits 24 hours and
 * needs a second confirmation.
 */
export const setLimit = endpoint({
  name: 'limits.set',
  method: 'PUT',
  path: at('/limits'),
  access: 'member',
  summary: 'Sets, raises or removes a limit.',
  source: 'RG-02, RG-03',
  body: v.strictObject({ ...which, amount: v.nullable(LimitAmount) }),
  reply: Protection,
  errors: [],
});
export const confirmLimit = endpoint({
  name: 'limits.confirm',
  method: 'POST',
  path: at('/limits/confirm'),
  access: 'member',
  summary: 'The second yes to a raise or a removal whose wait is over.',
  source: 'RG-03',
  body: v.strictObject(which),
  reply: Protection,
  errors: ['LIMIT_WAITS'],
});
export const keepLimit = endpoint({
  name: 'limits.keep',
  method: 'POST',
  path: at('/limits/keep'),
  access: 'member',
  summary: 'Gives up a raise or a removal that waits.',
  source: 'RG-03',
  body: v.strictObject(which),
  reply: Protection,
  errors: [],
});

const WEEK_HOURS = 168;
/** Time-outs on offer, in hours; any length from 24 hours to six weeks is accepted. */
export const TIME_OUT_HOURS = [24, WEEK_HOURS, 2 * WEEK_HOURS, 720] as const;
export const startTimeOut = endpoint({
  name: 'limits.startTimeOut',
  method: 'POST',
  path: at('/time-out'),
  access: 'member',
  summary: 'Starts a time-out at once; it cannot be ended early, only made longer.',
  source: 'RG-11',
  body: v.strictObject({ hours: v.pipe(v.number(), v.integer(), v.minValue(24), v.maxValue(6 * WEEK_HOURS)) }),
  reply: Protection,
  errors: ['BREAK_RUNS'],
});
/** Self-exclusions in months; null is permanent. */
export const EXCLUSION_MONTHS = [6, 12, 60] as const;
export const selfExclude = endpoint({
  name: 'limits.selfExclude',
  method: 'POST',
  path: at('/self-exclusion'),
  access: 'member',
  summary: 'Excludes the member at once, for six months at least; it cannot be ended early.',
  source: 'RG-12',
  body: v.strictObject({ months: v.nullable(v.picklist(EXCLUSION_MONTHS)) }),
  reply: Protection,
  errors: ['BREAK_RUNS'],
});

/**
 * The figures of a session, from the ledger: the stakes and payouts since it began (of the whole account; a stake
 * without a result counts, a returned one does not), and the reality check. `seconds` is the member's own interval
 * within the brand's bounds, else the brand's; the check is due from `dueAt` on until it is answered. Instants by the
 * gateway's clock. Source: MN-03, RG-08 … RG-10.
 */
export const SessionFigures = v.object({
  startedAt: Instant,
  staked: Amount,
  returned: Amount,
  net: Amount,
  currency: Currency,
  realityCheck: v.object({
    seconds: v.number(),
    least: v.number(),
    most: v.number(),
    dueAt: Instant,
    due: v.boolean(),
  }),
});
export type SessionFigures = v.InferOutput<typeof SessionFigures>;

export const sessionFigures = endpoint({
  name: 'limits.sessionFigures',
  method: 'GET',
  path: at('/session'),
  access: 'member',
  background: true,
  summary: 'Time, stakes, payouts and net position of the session, and its reality check.',
  source: 'MN-03, RG-09, RG-10',
  reply: SessionFigures,
  errors: [],
});
/**
 * The interval between two reality checks, in seconds within the brand's bounds. A change applies at once, counted from
 * the last check; a check that is due stays due until it is answered.
 */
export const setRealityCheck = endpoint({
  name: 'limits.setRealityCheck',
  method: 'PUT',
  path: at('/reality-check'),
  access: 'member',
  summary: 'Chooses how often the member is asked whether to go on.',
  source: 'RG-08',
  body: v.strictObject({ seconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(86_400)) }),
  reply: SessionFigures,
  errors: [],
});
/** Has no effect unless a check is due: two tabs may answer the same one. */
export const answerRealityCheck = endpoint({
  name: 'limits.answerRealityCheck',
  method: 'POST',
  path: at('/reality-check/answer'),
  access: 'member',
  summary: 'Answers the reality check that is due: the member has seen the figures and goes on.',
  source: 'RG-08',
  body: v.strictObject({}),
  reply: SessionFigures,
  errors: [],
});
