import { TRIAL_ROLE } from '@atrium/contracts/account-roles';
import type { AccountRecord, accountLines as call } from '@atrium/contracts/account-records';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { InferOutput } from 'valibot';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { filterOf, type KeysetList, type Parameter, readPage } from '../platform/keyset.ts';
import { instantKey, numberKey } from '../platform/order-key.ts';
import { recordSpan } from '../wallet/record-span.ts';
import { refuseArchived } from '../wallet/refuse-archived.ts';

type Line = InferOutput<typeof AccountRecord>;
export type MovementRow = Omit<Line, 'at'> & { at: Date };

/** Kinds that an account has many of, or that name another member's entry: read from the account's own lines. */
const IN_LINES: readonly Line['kind'][] = ['bet', 'payout', 'transfer', 'commission'];

type Owner = Pick<MemberCaller['session'], 'memberId' | 'type' | 'currency'>;

/** SQL: the account of the main wallet. */
export const mainAccount = ({ memberId, type, currency }: Owner, parameter: Parameter): string =>
  `(SELECT a.id FROM ledger_accounts a WHERE a.member_id = ${parameter(memberId)} AND a.class = ${parameter(type === TRIAL_ROLE ? 'player:play' : 'player:cash')}
      AND a.detail = '' AND a.currency = ${parameter(currency)})`;

/** The movements of the main wallet, newest first; those of a rare kind by their entries, which have an index by kind. */
export function movements(owner: Owner, kind: Line['kind'] | undefined): KeysetList {
  const own = (parameter: Parameter) =>
    `l.account_id = ${mainAccount(owner, parameter)} AND l.balance_after IS NOT NULL`;
  const list: KeysetList = {
    columns: `l.entry_id || '-' || l.line AS id, l.at, e.kind, e.reference, entry_detail(e.scope, e.detail) AS detail, l.amount, l.balance_after AS "balanceAfter", l.currency,
      coalesce((SELECT w.status FROM withdrawals w WHERE e.kind = 'withdrawal' AND w.reference = e.reference), 'done') AS status`,
    table: 'ledger_lines l',
    joins: 'JOIN ledger_entries e ON e.id = l.entry_id',
    order: [instantKey('l.at'), numberKey('l.entry_id'), numberKey('l.line')],
    range: own,
    filter: filterOf(kind && ((parameter) => `e.kind = ${parameter(kind)}`)),
  };
  if (kind === undefined || IN_LINES.includes(kind)) return list;
  return {
    ...list,
    range: (parameter) =>
      `k.member_id = ${parameter(owner.memberId)} AND k.kind = ${parameter(kind)} AND k.kind NOT IN ('bet', 'payout')`,
    filter: undefined,
    through: {
      // OFFSET 0: the entries come first, or PostgreSQL may read all lines of the account to find theirs.
      tables: (parameter) =>
        `ledger_entries k CROSS JOIN LATERAL (SELECT l.* FROM ledger_lines l WHERE l.entry_id = k.id AND ${own(parameter)} OFFSET 0) l`,
      keys: [instantKey('k.at'), numberKey('k.id'), numberKey('l.line')],
      indexed: 2,
    },
  };
}

/** One page of the main wallet's movements, newest first, behind the place where the page before it ended. Source: 11-28. */
export async function accountLines(
  parts: Parts,
  { query, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<ReplyOf<typeof call>> {
  const span = await recordSpan(parts, query);
  await refuseArchived(parts.database, span.from);
  const { kind, cursor, pageSize } = query;
  const list = movements(caller.session, kind);
  const { rows, next } = await readPage<MovementRow>(parts.database, list, { span, cursor, pageSize });
  return { items: rows.map(accountRecord), next };
}

/** A movement as its member reads it. */
export const accountRecord = ({ at, ...row }: MovementRow): Line => ({ ...row, at: at.toISOString() });
