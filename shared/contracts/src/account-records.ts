import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Amount, Currency, daySpan, Instant, pageOf, paging } from './money.ts';
import { keyset, keysetPageOf } from './record-pages.ts';

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
export const accountRecords = endpoint({
  name: 'wallet.accountRecords',
  method: 'GET',
  path: '/wps/member/records/account',
  access: 'member',
  summary: "The main wallet's movements.",
  source: '2.9-13, 7-075',
  query: accountQuery,
  reply: accountReply,
  errors: [],
});
/** The movements alone, at the same cost at any depth. Their sums are those of `accountRecords`. */
export const accountLines = endpoint({
  name: 'wallet.accountLines',
  method: 'GET',
  path: '/wps/member/records/account/lines',
  access: 'member',
  summary: "The main wallet's movements, page by page from the newest one.",
  source: '11-28',
  query: v.object({ ...keyset(), kind: v.optional(TransactionKind) }),
  reply: keysetPageOf(AccountRecord),
  errors: [],
});
/** The specification's call with the same content. Source: 7-073. */
export const memberTransactionDetail = endpoint({
  name: 'wallet.memberTransactionDetail',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  access: 'token',
  summary: "The member's transaction details.",
  source: '7-073',
  query: accountQuery,
  reply: accountReply,
  errors: [],
});
