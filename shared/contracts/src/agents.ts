import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { ReportScope } from './agent-reports.ts';
import { Amount, daySpan, Instant, pageOf, paging } from './money.ts';
import { AccountRecord, TransactionKind } from './account-records.ts';

/**
 * `net` is the members' side: payouts and rebates less turnover. `activeMembers` counts all members and agents below
 * that have staked: at most the team's `members` and `agents` together.
 */
const Figures = v.object({
  deposits: Amount,
  withdrawals: Amount,
  turnover: Amount,
  payouts: Amount,
  rebates: Amount,
  net: Amount,
  activeMembers: v.number(),
  newMembers: v.number(),
});
/**
 * Figures of the agent's own downline over a span of days, with the preceding span of the same length for comparison.
 * Source: 1-41, 2.10-05.
 */
export const teamOverview = endpoint({
  name: 'agents.teamOverview',
  method: 'GET',
  path: '/wps/agent/team/overview',
  access: 'agent',
  summary: 'Figures of the own downline by day.',
  source: '1-41, 7-075',
  query: v.object({ ...daySpan }),
  reply: v.object({
    members: v.number(),
    agents: v.number(),
    online: v.number(),
    teamBalance: Amount,
    current: Figures,
    before: Figures,
    days: v.array(
      v.object({
        day: v.string(),
        turnover: Amount,
        deposits: Amount,
        withdrawals: Amount,
        net: Amount,
        activeMembers: v.number(),
      }),
    ),
    byCategory: v.array(v.object({ gameType: v.string(), turnover: Amount, net: Amount })),
  }),
  errors: [],
});
/**
 * Turnover and net are those of the whole team below, including the account itself, over the last 30 days or the
 * requested span; `balance` is the account's own. Of a `nickname` only the first letter is sent (12-09).
 */
export const Downline = v.object({
  id: v.string(),
  account: v.string(),
  nickname: v.string(),
  type: v.number(),
  level: v.number(),
  directDownlines: v.number(),
  teamSize: v.number(),
  rebatePercent: v.number(),
  balance: Amount,
  turnover: Amount,
  net: Amount,
  registeredAt: Instant,
  lastLoginAt: v.nullable(Instant),
  online: v.boolean(),
});
/** Source: 1-40, 2.10-07. `under` opens one downline's own downline; it must be below the agent. */
export const downlines = endpoint({
  name: 'agents.downlines',
  method: 'GET',
  path: '/wps/agent/downlines',
  access: 'agent',
  summary: 'The downline of the agent, or of one below.',
  source: '1-40',
  query: v.object({
    ...paging(),
    under: v.optional(v.string()),
    text: v.optional(v.string()),
    kind: v.optional(v.picklist(['all', 'agents', 'members']), 'all'),
    sort: v.optional(v.picklist(['account', 'balance', 'turnover', 'registeredAt']), 'turnover'),
  }),
  reply: v.object({ ...pageOf(Downline).entries, path: v.array(v.object({ id: v.string(), account: v.string() })) }),
  errors: ['NOT_IN_DOWNLINE'],
});
export const downline = endpoint({
  name: 'agents.downline',
  method: 'GET',
  path: '/wps/agent/downlines/:id',
  access: 'agent',
  summary: 'One member of the own downline.',
  source: '1-40',
  params: v.object({ id: v.string() }),
  query: v.object({ ...daySpan }),
  reply: v.object({
    ...Downline.entries,
    figures: Figures,
    days: v.array(v.object({ day: v.string(), turnover: Amount, net: Amount })),
  }),
  errors: ['NOT_IN_DOWNLINE'],
});

/** One transaction of a downline's main wallet, without the balance after it. */
const TeamTransaction = v.object({ account: v.string(), ...v.omit(AccountRecord, ['balanceAfter', 'status']).entries });
/**
 * Transactions of a scope of the agent or of a team below (`under`); without a scope of all accounts below, without the agent's
 * own. `earnings`: commissions and cashback only. `text` is the beginning of the account's name; `totals` cover the whole filter. Source: 2.10-11, 12-07.
 */
export const teamTransactions = endpoint({
  name: 'agents.teamTransactions',
  method: 'GET',
  path: '/wps/agent/transactions',
  access: 'agent',
  summary: "The movements of the downline's main wallets.",
  source: '2.10-11',
  query: v.object({
    ...paging(),
    ...daySpan,
    kind: v.optional(TransactionKind),
    earnings: v.optional(v.literal('true')),
    scope: v.optional(ReportScope),
    under: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/))),
    text: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  reply: v.object({ ...pageOf(TeamTransaction).entries, totals: v.object({ in: Amount, out: Amount, net: Amount }) }),
  errors: ['NOT_IN_DOWNLINE', 'RECORDS_ARCHIVED'],
});
