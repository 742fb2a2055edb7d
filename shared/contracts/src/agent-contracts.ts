import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Amount, Instant, pageOf, paging } from './money.ts';

export const ContractKind = v.picklist(['dividend', 'daily-salary', 'hourly-salary', 'real-time-salary']);
export type ContractKind = v.InferOutput<typeof ContractKind>;
/** Source: specification 4, contract request. */
export const ContractState = v.picklist(['requested', 'accepted', 'rejected', 'terminated']);
/** How often a dividend is paid. Source: specification 9, period types (9-44). */
export const PERIOD_TYPES = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
/** Salaries are paid on a schedule of their own (9-39, 9-41). */
export const ContractPeriod = v.picklist(['5-minutes', 'hourly', ...PERIOD_TYPES]);

/**
 * What a period must reach before anything is paid: turnover and the team's loss in minor units, and the number of
 * members that play. Source: specification 3, contracts.
 */
const Conditions = { periodValidBet: Amount, periodProfitLoss: Amount, activeMembers: v.number() };

/** A step of a contract's ladder: the rate, and what a period must reach for it. Amounts in minor units. Source: 12-03. */
export const ContractClause = v.object({
  ratePercent: v.number(),
  validBet: Amount,
  profitLoss: Amount,
  activeMembers: v.number(),
});
export type ContractClause = v.InferOutput<typeof ContractClause>;

/**
 * An agreement of an upline with a downline: a ladder of clauses, of which the highest one that a period reaches is paid.
 * `ratePercent` and the conditions beside it are those of the highest clause. A rate is paid on the team's valid bet (salaries) or on the team's
 * loss (dividend). `account` is the other party: the payer where `role` is 'mine', the payee where it is 'given'; empty
 * where the platform pays. `endsBelow` names, for a pending request, the accounts whose contracts end if it is accepted
 * (4-64).
 */
export const Contract = v.object({
  id: v.string(),
  kind: ContractKind,
  role: v.picklist(['mine', 'given']),
  memberId: v.string(),
  account: v.string(),
  ratePercent: v.number(),
  period: ContractPeriod,
  ...Conditions,
  clauses: v.array(ContractClause),
  /** `platform`: the house pays what is above the member's own contracts with its downlines. */
  payer: v.picklist(['upline', 'platform']),
  state: ContractState,
  requestedAt: Instant,
  answeredAt: v.nullable(Instant),
  endedAt: v.nullable(Instant),
  endReason: v.nullable(v.picklist(['terminated', 'higher-rate', 'replaced', 'moved', 'loss-share-off'])),
  endsBelow: v.array(v.string()),
});
export type Contract = v.InferOutput<typeof Contract>;

/** The payment of a contract for the time from `from` until `to`. `profitLoss` is the team's: negative where it lost. */
export const Settlement = v.object({
  id: v.string(),
  contractId: v.string(),
  from: Instant,
  to: Instant,
  validBet: Amount,
  profitLoss: Amount,
  activeMembers: v.number(),
  amount: Amount,
  /** Less than `amount` while the payer lacks money. */
  paidAmount: Amount,
  state: v.picklist(['not-reached', 'waiting', 'paid', 'insufficient']),
  paidAt: v.nullable(Instant),
});

const OwnContracts = v.object({ contracts: v.array(Contract), settlements: v.array(Settlement) });
const Answer = v.strictObject({
  contractId: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
  action: v.picklist(['accept', 'reject', 'terminate']),
});
/** `terminated`: the contracts of downlines that ended with it. */
const Answered = v.object({
  contract: Contract,
  terminated: v.array(v.object({ id: v.string(), account: v.string() })),
});

const listOf = (name: string, path: string, what: string, source: string) =>
  endpoint({
    name,
    method: 'GET',
    path,
    access: 'token',
    summary: `The own ${what} contracts with their last 50 settlements; changes nothing.`,
    source,
    reply: OwnContracts,
    errors: [],
  });
const answerOf = (name: string, path: string, what: string, source: string) =>
  endpoint({
    name,
    method: 'POST',
    path,
    access: 'token',
    summary: `Accepts, rejects or terminates a ${what} contract.`,
    source,
    body: Answer,
    reply: Answered,
    errors: ['CONTRACT_STATE', 'CONTRACT_RATE', 'CONTRACT_CLAUSE', 'LOSS_SHARE_OFF'],
  });

const DIVIDEND = '/wps/relay/MCS2_processDividendReq';
export const dividendContracts = listOf('contracts.dividend', DIVIDEND, 'dividend', '7-061');
export const processDividend = answerOf('contracts.processDividend', DIVIDEND, 'dividend', '7-061, 4-63, 4-64');
const DAILY = '/wps/relay/MCS2_processDailySalContract';
export const dailySalaryContracts = listOf('contracts.dailySalary', DAILY, 'daily salary', '7-062');
export const processDailySalary = answerOf('contracts.processDailySalary', DAILY, 'daily salary', '7-062, 4-63, 4-64');
const HOURLY = '/wps/relay/MCS2_processContractHourSalary';
export const hourlySalaryContracts = listOf('contracts.hourlySalary', HOURLY, 'hourly salary', '7-063');
export const processHourlySalary = answerOf(
  'contracts.processHourlySalary',
  HOURLY,
  'hourly salary',
  '7-063, 4-63, 4-64',
);
const REAL_TIME = '/wps/relay/MCSFE_processRealTimeSalaryContract';
export const realTimeSalaryContracts = listOf('contracts.realTimeSalary', REAL_TIME, 'real-time salary', '7-064');
export const processRealTimeSalary = answerOf(
  'contracts.processRealTimeSalary',
  REAL_TIME,
  'real-time salary',
  '7-064, 4-63, 4-64',
);

/** The contracts that the agent has offered and received. */
export const contracts = endpoint({
  name: 'contracts.list',
  method: 'GET',
  path: '/wps/agent/contracts',
  access: 'agent',
  summary: 'Contracts with the own downline and with the upline.',
  source: '7-075, 2.10',
  query: v.object({
    ...paging(),
    kind: v.optional(ContractKind),
    state: v.optional(ContractState),
    role: v.optional(v.picklist(['mine', 'given'])),
  }),
  reply: pageOf(Contract),
  errors: [],
});
const Threshold = v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'minor units as digits')), '0');
const Rate = v.pipe(v.number(), v.minValue(0.0001), v.maxValue(100));
const Members = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
/** A ladder as it is offered, from the lowest step. */
export const OfferedClauses = v.pipe(
  v.array(
    v.strictObject({
      ratePercent: Rate,
      validBet: Threshold,
      profitLoss: Threshold,
      activeMembers: v.optional(Members, 0),
    }),
  ),
  v.minLength(1),
  v.maxLength(20),
);
/**
 * Offers a contract to a direct downline; it takes effect when the downline accepts. `period` is for dividends:
 * salaries have their own. `clauses` is a ladder from the lowest step; without it `ratePercent` and the conditions are
 * its only step. CONTRACT_CLAUSE names the step (`clause`, from 1) that does not rise, or that pays more or requires less
 * than every step of the upline's own contract.
 */
export const offerContract = endpoint({
  name: 'contracts.offer',
  method: 'POST',
  path: '/wps/agent/contracts',
  access: 'agent',
  summary: 'Offers a direct downline a contract.',
  source: '7-075, 4-62',
  body: v.strictObject({
    memberId: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
    kind: ContractKind,
    ratePercent: v.optional(Rate),
    period: v.optional(v.picklist(PERIOD_TYPES)),
    periodValidBet: Threshold,
    periodProfitLoss: Threshold,
    activeMembers: v.optional(Members, 0),
    clauses: v.optional(OfferedClauses),
  }),
  reply: Contract,
  errors: [
    'NOT_IN_DOWNLINE',
    'CONTRACT_STATE',
    'CONTRACT_RATE',
    'CONTRACT_CLAUSE',
    'LOSS_SHARE_OFF',
    'OFFER_UNAVAILABLE',
  ],
});
