import * as v from 'valibot';
import { Bill, BILL_KINDS, BillDetail, billParams, DISPUTE_STATES } from './agent-bills.ts';
import {
  ContractClause,
  ContractKind,
  ContractPeriod,
  ContractState,
  OfferedClauses,
  PERIOD_TYPES,
} from './agent-contracts.ts';
import { Amount, Instant, PositiveAmount } from './money.ts';
import { WaitingChange } from './operator-changes.ts';
import { operation, Reason } from './operator-operation.ts';

const Account = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64));

/**
 * Moves an account with everybody below it under another agent, or to the top (`to` null), from `effectiveAt` on, at the
 * earliest now. It waits for a second operator. Bets that were placed before keep their agents. Source: 12-12, 12-13.
 */
export const subtreeMove = operation({
  name: 'subtreeMove',
  method: 'POST',
  path: '/ops/agents/move',
  role: 'operator',
  irreversible: false,
  summary: 'Requests that an account and its downline move below another agent; a second operator approves.',
  body: v.strictObject({
    account: Account,
    to: v.nullable(Account),
    effectiveAt: v.optional(Instant),
    reason: Reason,
  }),
  reply: v.object({
    approval: WaitingChange,
    /** How many accounts move, with the account itself. */
    accounts: v.number(),
    /** Contracts of the account with its upline, which end. */
    contracts: v.number(),
  }),
});

/** Approved moves, newest first. */
export const subtreeMoves = operation({
  name: 'subtreeMoves',
  method: 'GET',
  path: '/ops/agents/moves',
  role: 'operator',
  summary: 'Approved moves of accounts with their downlines: the last hundred.',
  reply: v.array(
    v.object({
      id: v.string(),
      account: v.string(),
      from: v.nullable(v.string()),
      to: v.nullable(v.string()),
      effectiveAt: Instant,
      movedAt: v.nullable(Instant),
      /** Why it was not made: the tree had changed since the approval. */
      refused: v.nullable(v.string()),
      approvedBy: v.string(),
      reason: v.string(),
    }),
  ),
});

/**
 * Offers an agent at the top of a tree a contract that the house pays. It waits for a second operator; the agent then
 * accepts or rejects it as any other. `period` is for dividends. Source: 12-05, 12-13.
 */
export const houseContract = operation({
  name: 'houseContract',
  method: 'POST',
  path: '/ops/agents/contracts',
  role: 'operator',
  irreversible: false,
  summary: 'Requests a contract of the house with an agent at the top; a second operator approves.',
  body: v.strictObject({
    account: Account,
    kind: ContractKind,
    period: v.optional(v.picklist(PERIOD_TYPES), 'monthly'),
    clauses: OfferedClauses,
    reason: Reason,
  }),
  reply: v.object({ approval: WaitingChange }),
});

/** Rates in per cent by category, '*' for the others; `below` counts everybody below. */
export const OperatedAgent = v.object({
  account: v.string(),
  agent: v.boolean(),
  group: v.nullable(v.number()),
  rates: v.record(v.string(), v.number()),
  direct: v.number(),
  below: v.number(),
  blocked: v.boolean(),
});
export type OperatedAgent = v.InferOutput<typeof OperatedAgent>;

/**
 * An account in the tree: the line above it, the accounts right below (the first 200 by name), its running contracts, and
 * its quotas of prize groups. `own`: an operator has set it for this agent; `used`: accounts right below with at least it.
 * Without an account the tops of all trees are `direct`. Source: 12-13.
 */
export const agentTree = operation({
  name: 'agentTree',
  method: 'GET',
  path: '/ops/agents/tree',
  role: 'operator',
  summary: 'An agent with its line, the accounts right below, contracts and quotas.',
  query: v.object({ account: v.optional(Account) }),
  reply: v.object({
    line: v.array(v.string()),
    agent: v.nullable(OperatedAgent),
    direct: v.array(OperatedAgent),
    contracts: v.array(
      v.object({
        id: v.string(),
        kind: ContractKind,
        /** Null: the house. */
        with: v.nullable(v.string()),
        /** Whether the account is paid by it, or pays. */
        paid: v.boolean(),
        payer: v.picklist(['upline', 'platform']),
        period: ContractPeriod,
        clauses: v.array(ContractClause),
        state: ContractState,
      }),
    ),
    quotas: v.array(v.object({ group: v.number(), most: v.number(), used: v.number(), own: v.boolean() })),
  }),
});

/** Sets how many accounts right below an agent may have at least a prize group; null: the brand's quota again. Source: 7.1. */
export const agentQuota = operation({
  name: 'agentQuota',
  method: 'POST',
  path: '/ops/agents/quotas',
  role: 'operator',
  irreversible: false,
  summary: "Sets an agent's quota of a prize group; a higher one waits for a second operator.",
  body: v.strictObject({
    account: Account,
    group: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_000)),
    most: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
    reason: Reason,
  }),
  /** The own quota now; with `approval`, it changes once a second operator approves. */
  reply: v.object({ group: v.number(), most: v.nullable(v.number()), approval: v.optional(WaitingChange) }),
});

/** The latest hundred bills, of one account where it is named. `payerAccount` is null where the house pays. Source: 12-13. */
export const agentBills = operation({
  name: 'agentBills',
  method: 'GET',
  path: '/ops/agents/bills',
  role: 'operator',
  summary: 'Bills of agents, newest first.',
  query: v.object({ account: v.optional(Account), state: v.optional(Bill.entries.state) }),
  reply: v.array(v.object({ ...Bill.entries, payerAccount: v.nullable(v.string()) })),
});

/** A bill with each line of its calculation and its payments; amounts of lines in millionths of minor units. Source: 12-10, 12-13. */
export const agentBill = operation({
  name: 'agentBill',
  method: 'GET',
  path: '/ops/agents/bills/:id',
  role: 'operator',
  summary: 'A bill of an agent with each line of its calculation.',
  params: billParams,
  reply: v.object({
    ...Bill.entries,
    payerAccount: v.nullable(v.string()),
    lines: BillDetail.entries.lines,
    carriedOutMicro: BillDetail.entries.carriedOutMicro,
    payments: BillDetail.entries.payments,
  }),
});

/** Disputes of bills: open ones first, the oldest of them at the top. `waits`: an answer with a credit waits for a second operator. */
export const billDisputes = operation({
  name: 'billDisputes',
  method: 'GET',
  path: '/ops/agents/disputes',
  role: 'operator',
  summary: 'Disputed bills, open ones first.',
  reply: v.array(
    v.object({
      id: v.string(),
      billId: v.string(),
      kind: v.picklist(BILL_KINDS),
      account: v.string(),
      payerAccount: v.nullable(v.string()),
      from: Instant,
      to: Instant,
      due: Amount,
      paid: Amount,
      openedBy: v.string(),
      openedAt: Instant,
      reason: v.string(),
      state: v.picklist(DISPUTE_STATES),
      answeredBy: v.nullable(v.string()),
      answer: v.nullable(v.string()),
      amount: Amount,
      waits: v.boolean(),
    }),
  ),
});

/**
 * Answers a dispute: payments of the bill go on. `answer` is what the agent reads. An `amount` is credited by the house to
 * who opened the dispute, and waits for a second operator; without one the answer is given at once. Source: 12-10, 12-13.
 */
export const disputeAnswer = operation({
  name: 'disputeAnswer',
  method: 'POST',
  path: '/ops/agents/disputes/:id/answer',
  role: 'operator',
  irreversible: true,
  summary: 'Answers a disputed bill; a credit waits for a second operator.',
  params: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
  body: v.strictObject({
    outcome: v.picklist(['rejected', 'upheld']),
    amount: v.optional(PositiveAmount),
    answer: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1_000)),
    reason: Reason,
  }),
  reply: v.object({ approval: v.nullable(WaitingChange) }),
});

export const AGENT_OPERATIONS = [
  subtreeMove,
  subtreeMoves,
  houseContract,
  agentTree,
  agentQuota,
  agentBills,
  agentBill,
  billDisputes,
  disputeAnswer,
] as const;
