import * as v from 'valibot';
import { ContractKind, OfferedClauses, PERIOD_TYPES } from './agent-contracts.ts';
import { Instant } from './money.ts';
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
  role: 'viewer',
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

export const AGENT_OPERATIONS = [subtreeMove, subtreeMoves, houseContract] as const;
