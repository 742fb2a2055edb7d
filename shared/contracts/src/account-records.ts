import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Amount, Currency, daySpan, Instant, pageOf, paging } from './money.ts';
import { keyset, keysetPageOf, recordDays } from './record-pages.ts';

export const TRANSACTION_KINDS = [
  'deposit',
  'withdrawal',
  'bet',
  'payout',
  'rollback',
  'transfer',
  'bonus',
  'rebate',
  'commission',
  'correction',
] as const;
export const TransactionKind = v.picklist(TRANSACTION_KINDS);
/** One transaction of the main wallet: a ledger entry as the member sees it. */
export const AccountRecord = v.object({
  id: v.string(),
  at: Instant,
  kind: TransactionKind,
  reference: v.string(),
  detail: v.string(),
  amount: Amount,
  balanceAfter: Amount,
  currency: Currency,
  status: v.string(),
});
const accountQuery = v.object({ ...paging(), ...daySpan, kind: v.optional(TransactionKind) });
const accountReply = v.object({
  ...pageOf(AccountRecord).entries,
  totals: v.object({ in: Amount, out: Amount, net: Amount }),
});
/** The newest 10,000 movements by the numbers of their pages, for the release before; pages use `accountLines`. */
export const accountRecords = endpoint({
  name: 'wallet.accountRecords',
  method: 'GET',
  path: '/wps/member/records/account',
  access: 'member',
  summary: "The main wallet's newest movements by page numbers.",
  source: '2.9-13, 7-075',
  query: accountQuery,
  reply: accountReply,
  errors: ['RECORDS_ARCHIVED'],
});
/** The movements at the same cost at any depth. Their sums are those of `accountTotals`. */
export const accountLines = endpoint({
  name: 'wallet.accountLines',
  method: 'GET',
  path: '/wps/member/records/account/lines',
  access: 'member',
  summary: "The main wallet's movements, page by page from the newest one.",
  source: '11-28',
  query: v.object({ ...keyset(), kind: v.optional(TransactionKind) }),
  reply: keysetPageOf(AccountRecord),
  errors: ['RECORDS_ARCHIVED'],
});
/** How many movements the filters of `accountLines` find, and what they add up to. */
export const accountTotals = endpoint({
  name: 'wallet.accountTotals',
  method: 'GET',
  path: '/wps/member/records/account/totals',
  access: 'member',
  summary: "The sums of the main wallet's movements over any filter.",
  source: '7-075, 11-28',
  query: v.object({ ...recordDays, kind: v.optional(TransactionKind) }),
  reply: v.object({ count: v.number(), in: Amount, out: Amount, net: Amount }),
  errors: ['RECORDS_ARCHIVED'],
});
/** The specification's call, with the content and the shape of `accountRecords`. Source: 7-073. */
export const memberTransactionDetail = endpoint({
  name: 'wallet.memberTransactionDetail',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  access: 'token',
  summary: "The member's transaction details.",
  source: '7-073',
  query: accountQuery,
  reply: accountReply,
  errors: ['RECORDS_ARCHIVED'],
});
