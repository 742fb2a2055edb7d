import * as v from 'valibot';
import { BetRecord, BetStatus } from './bet-records.ts';
import { endpoint } from './endpoint.ts';
import { Amount, daySpan, Instant, pageOf, paging } from './money.ts';

/** Whose figures: the account's own, those of the accounts right below, or the account's and everybody's below. */
export const REPORT_SCOPES = ['self', 'direct', 'team'] as const;
export const ReportScope = v.picklist(REPORT_SCOPES);
export type ReportScope = v.InferOutput<typeof ReportScope>;

/**
 * Sums over a span, in minor units. `profit` is the members' side: payouts, rebates, salaries, dividends and bonuses less
 * turnover. `rebates` are without salaries and dividends. Play counts on the day of its stake, valid bets on that of the settlement.
 * Source: 12-07, domain.md 7.6.
 */
const Sums = {
  turnover: Amount,
  validBet: Amount,
  payouts: Amount,
  rebates: Amount,
  salaries: Amount,
  dividends: Amount,
  bonuses: Amount,
  deposits: Amount,
  withdrawals: Amount,
  profit: Amount,
};
/**
 * `activeMembers` staked and `depositors` deposited at least once in the span, each counted once; `firstDepositors` did so
 * for the first time.
 */
const People = { activeMembers: v.number(), depositors: v.number() };
export const ReportFigures = v.object({
  ...Sums,
  ...People,
  rounds: v.number(),
  firstDepositors: v.number(),
  newMembers: v.number(),
});
export type ReportFigures = v.InferOutput<typeof ReportFigures>;
export const ReportDay = v.object({ day: v.string(), ...Sums, ...People });
const Account = v.object({ id: v.string(), account: v.string() });
const MemberId = v.pipe(v.string(), v.regex(/^\d{1,18}$/));

/**
 * The figures of the caller's team or of a team below (`under`), over days of the brand, with the same number of days before
 * them. `line`: the accounts from the caller down to the one whose report it is. At most 366 days. Source: 12-07, 12-11.
 */
export const report = endpoint({
  name: 'agents.report',
  method: 'GET',
  path: '/wps/agent/report',
  access: 'agent',
  summary: 'Figures of the own account, the direct downline or the team, by day and category.',
  source: '12-07',
  query: v.object({ ...daySpan, scope: v.optional(ReportScope, 'team'), under: v.optional(MemberId) }),
  reply: v.object({
    scope: ReportScope,
    line: v.array(Account),
    span: v.object({ from: v.string(), to: v.string() }),
    before: v.object({ from: v.string(), to: v.string() }),
    current: ReportFigures,
    previous: ReportFigures,
    days: v.array(ReportDay),
    byCategory: v.array(
      v.object({
        gameType: v.string(),
        rounds: v.number(),
        turnover: Amount,
        validBet: Amount,
        payouts: Amount,
        profit: Amount,
      }),
    ),
  }),
  errors: ['NOT_IN_DOWNLINE'],
});

const LevelRow = v.object({
  id: v.string(),
  account: v.string(),
  type: v.number(),
  directDownlines: v.number(),
  ...Sums,
  activeMembers: v.number(),
});
/**
 * One level of the tree: every account right below with the figures of its team, itself included. `own` are the figures of the
 * account above; with those of all rows they add up to `totals`. Source: 12-07, domain.md 7.6.
 */
export const reportLevel = endpoint({
  name: 'agents.reportLevel',
  method: 'GET',
  path: '/wps/agent/report/level',
  access: 'agent',
  summary: 'The accounts right below one, each with the figures of its team.',
  source: '12-07',
  query: v.object({
    ...paging(),
    ...daySpan,
    under: v.optional(MemberId),
    sort: v.optional(v.picklist(['turnover', 'profit', 'deposits', 'account']), 'turnover'),
  }),
  reply: v.object({
    ...pageOf(LevelRow).entries,
    line: v.array(Account),
    own: v.object(Sums),
    totals: v.object(Sums),
  }),
  errors: ['NOT_IN_DOWNLINE'],
});

/** How much of single bets the brand shows to agents: sums only, bets, or bets with their lines. */
export const BET_INSIGHTS = ['sums', 'bets', 'lines'] as const;
export const BetInsight = v.picklist(BET_INSIGHTS);
const TeamBet = v.object({ memberId: v.string(), account: v.string(), ...BetRecord.entries });
/**
 * Bets of a scope, newest first; at most 92 days. `text` is the beginning of the account's name. Empty with `insight` 'sums'.
 * Source: 12-08.
 */
export const teamBets = endpoint({
  name: 'agents.teamBets',
  method: 'GET',
  path: '/wps/agent/bets',
  access: 'agent',
  summary: 'The bets of the own account, the direct downline or the team.',
  source: '12-08',
  query: v.object({
    ...paging(),
    ...daySpan,
    scope: v.optional(ReportScope, 'team'),
    under: v.optional(MemberId),
    gameType: v.optional(v.pipe(v.string(), v.maxLength(20))),
    vassalage: v.optional(v.pipe(v.string(), v.maxLength(40))),
    status: v.optional(BetStatus),
    text: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  reply: v.object({
    ...pageOf(TeamBet).entries,
    insight: BetInsight,
    totals: v.object({ stake: Amount, payout: Amount, net: Amount }),
  }),
  errors: ['NOT_IN_DOWNLINE'],
});
/** `lines`: a lottery ticket's, as its player sent them; null for other games and where the brand keeps them. Source: 12-08. */
export const teamBet = endpoint({
  name: 'agents.teamBet',
  method: 'GET',
  path: '/wps/agent/bets/:id',
  access: 'agent',
  summary: 'One bet of the own team.',
  source: '12-08',
  params: v.object({ id: MemberId }),
  reply: v.object({
    ...TeamBet.entries,
    insight: BetInsight,
    closedAt: v.nullable(Instant),
    validBet: Amount,
    movements: v.array(v.object({ at: Instant, kind: v.picklist(['bet', 'payout', 'rollback']), amount: Amount })),
    lines: v.nullable(v.array(v.object({ play: v.string(), picks: v.string(), stake: Amount }))),
  }),
  errors: ['NOT_FOUND'],
});

export const ATTENTION_KINDS = ['offer', 'owed', 'unpaid', 'falls', 'idle'] as const;
/**
 * What the caller's team is at this moment, and what waits for the caller, the most urgent first: an `offer` to answer, a bill
 * that is `owed` to a downline or `unpaid` to the caller for lack of money, a direct downline whose team's turnover of seven
 * days `falls` to less than half of the seven days before, or one that played then and is `idle` now. `amount` and `before` in
 * minor units. Source: 12-07.
 */
export const teamState = endpoint({
  name: 'agents.teamState',
  method: 'GET',
  path: '/wps/agent/team/state',
  access: 'agent',
  summary: 'The size of the team, and what needs attention.',
  source: '12-07',
  reply: v.object({
    members: v.number(),
    agents: v.number(),
    online: v.number(),
    teamBalance: Amount,
    attention: v.array(
      v.object({
        kind: v.picklist(ATTENTION_KINDS),
        id: v.string(),
        account: v.string(),
        contract: v.nullable(v.string()),
        amount: v.nullable(Amount),
        before: v.nullable(Amount),
      }),
    ),
  }),
  errors: [],
});
