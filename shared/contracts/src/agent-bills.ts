import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Amount, daySpan, Instant, pageOf, paging } from './money.ts';

/*
 * Bills: what agents earn of each period, by rebates and contracts, with the calculation and its dispute. Amounts in minor
 * units; those of the calculation in millionths of them (`micro`). Source: 12-10, domain.md 7.3 … 7.5.
 */

export const BILL_KINDS = ['rebate', 'dividend', 'daily-salary', 'hourly-salary', 'real-time-salary'] as const;
export const BILL_STATES = ['not-reached', 'waiting', 'paid', 'insufficient'] as const;
export const DISPUTE_STATES = ['open', 'rejected', 'upheld', 'withdrawn'] as const;

/**
 * `payer`: 'platform', or the upline. `validBet` and `result` are the team's valid bet and result of the period (players'
 * side; null for rebates); `paid` is less than `due` while the payer lacks money. `held`: nothing more is paid while the
 * bill is disputed. `dispute` is the state of its latest dispute.
 */
export const Bill = v.object({
  id: v.string(),
  kind: v.picklist(BILL_KINDS),
  account: v.string(),
  payer: v.picklist(['platform', 'upline']),
  from: Instant,
  to: Instant,
  validBet: Amount,
  result: v.nullable(Amount),
  activeMembers: v.nullable(v.number()),
  due: Amount,
  paid: Amount,
  state: v.picklist(BILL_STATES),
  held: v.boolean(),
  paidAt: v.nullable(Instant),
  dispute: v.nullable(v.picklist(DISPUTE_STATES)),
});
export type Bill = v.InferOutput<typeof Bill>;

/**
 * `own`: those of the caller; `payable`: those that the caller pays; `team`: those of all accounts below. Newest first. The
 * days are those in which their periods ended, at most 366; by default the last 90.
 */
export const bills = endpoint({
  name: 'agents.bills',
  method: 'GET',
  path: '/wps/agent/bills',
  access: 'agent',
  summary: "The caller's own bills, or those of the downline.",
  source: '12-10',
  query: v.object({
    ...paging(),
    ...daySpan,
    scope: v.optional(v.picklist(['own', 'payable', 'team']), 'own'),
    kind: v.optional(v.picklist(BILL_KINDS)),
    state: v.optional(v.picklist(BILL_STATES)),
    disputed: v.optional(v.literal('true')),
  }),
  reply: v.object({ ...pageOf(Bill).entries, totals: v.object({ due: Amount, paid: Amount }) }),
  errors: [],
});

/**
 * One line of a calculation: `micro` adds up to what is due and carried out. `clause`: the step that the period reached
 * (`ref` its number), its rate in millionths on `basis`. `rebate`: valid bets of a category (`detail`) from an account
 * (`account`). `lower`: what a downline's own contract takes off. `correction`: bets that a later decision changed, of the
 * period that began at `at`. `carried`: from the period before. `floor`: what is added where the downlines' contracts come
 * to more than the own clause, because a bill never falls below nothing for them.
 */
export const BillLine = v.object({
  kind: v.picklist(['clause', 'rebate', 'lower', 'correction', 'carried', 'floor']),
  ref: v.nullable(v.string()),
  account: v.nullable(v.string()),
  detail: v.nullable(v.string()),
  at: v.nullable(Instant),
  basis: Amount,
  ratePpm: v.number(),
  micro: Amount,
});
export const Dispute = v.object({
  id: v.string(),
  state: v.picklist(DISPUTE_STATES),
  mine: v.boolean(),
  openedAt: Instant,
  reason: v.string(),
  answeredAt: v.nullable(Instant),
  answer: v.nullable(v.string()),
  /** What the platform has credited for it. */
  amount: Amount,
});
export const BillDetail = v.object({
  ...Bill.entries,
  lines: v.array(BillLine),
  carriedOutMicro: Amount,
  payments: v.array(v.object({ at: Instant, amount: Amount })),
  disputes: v.array(Dispute),
  /** Whether the caller may dispute it: the payee or the payer, within the brand's time, once at a time. */
  mayDispute: v.boolean(),
});
export type BillDetail = v.InferOutput<typeof BillDetail>;

/** A bill by its ID: of rebates with its day, of a contract with the number of its settlement. */
export const billParams = v.object({
  id: v.pipe(v.string(), v.regex(/^(rebate-\d{1,18}-\d{4}-\d{2}-\d{2}|contract-\d{1,18})$/)),
});
export const bill = endpoint({
  name: 'agents.bill',
  method: 'GET',
  path: '/wps/agent/bills/:id',
  access: 'agent',
  summary: 'A bill with each line of its calculation.',
  source: '12-10',
  params: billParams,
  reply: BillDetail,
  errors: ['NOT_FOUND'],
});

/**
 * Disputes a bill: an operator answers. Until then nothing more of the bill is paid; what was paid stays paid. BILL_STATE:
 * it is disputed already, or too old.
 */
export const openDispute = endpoint({
  name: 'agents.openDispute',
  method: 'POST',
  path: '/wps/agent/bills/:id/dispute',
  access: 'agent',
  summary: 'Disputes a bill with a reason.',
  source: '12-10',
  params: billParams,
  body: v.strictObject({ reason: v.pipe(v.string(), v.trim(), v.minLength(10), v.maxLength(1_000)) }),
  reply: BillDetail,
  errors: ['NOT_FOUND', 'BILL_STATE'],
});
export const withdrawDispute = endpoint({
  name: 'agents.withdrawDispute',
  method: 'DELETE',
  path: '/wps/agent/bills/:id/dispute',
  access: 'agent',
  summary: "Takes the caller's open dispute of a bill back.",
  source: '12-10',
  params: billParams,
  reply: BillDetail,
  errors: ['NOT_FOUND', 'BILL_STATE'],
});
