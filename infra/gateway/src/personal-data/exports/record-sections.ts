import { type KeysetList, readPage } from '../../platform/keyset.ts';
import { instantKey, numberKey } from '../../platform/order-key.ts';
import type { Queryable } from '../../platform/database.ts';
import { rounds } from '../../records/bet-lines.ts';
import { type BetRow, betRecord } from '../../records/bet-records.ts';
import type { Section } from './section.ts';

const LANGUAGE = 'en';

/** The member's bets as the betting record shows them. */
const bets: Section = {
  name: 'bets',
  async count(queryable, { memberId }) {
    return await countOf(queryable, 'SELECT count(*)::int AS count FROM rounds WHERE member_id = $1', [memberId]);
  },
  async read(queryable, { memberId }, cursor, pageSize) {
    const list = rounds(memberId, {});
    const { rows, next } = await readPage<BetRow>(queryable, list, { cursor: cursor ?? undefined, pageSize });
    return { records: rows.map((row) => JSON.stringify(betRecord(row, LANGUAGE))), next };
  },
};

/** The ledger's lines of all the member's accounts: `wallet` is cash, bonus, locked, play, points or a vendor's wallet. */
const movements: Section = {
  name: 'movements',
  async count(queryable, { memberId }) {
    return await countOf(
      queryable,
      `SELECT count(*)::int AS count FROM ledger_lines l JOIN ledger_accounts a ON a.id = l.account_id
        WHERE a.member_id = $1 AND l.balance_after IS NOT NULL`,
      [memberId],
    );
  },
  async read(queryable, { memberId }, cursor, pageSize) {
    const accounts = await queryable.rows<{ id: string }>(
      'SELECT id FROM ledger_accounts WHERE member_id = $1 ORDER BY id',
      [memberId],
    );
    if (accounts.length === 0) return { records: [], next: null };
    const list = linesOf(accounts.map(({ id }) => id));
    const { rows, next } = await readPage<{ at: Date }>(queryable, list, { cursor: cursor ?? undefined, pageSize });
    return { records: rows.map((row) => JSON.stringify(row)), next };
  },
};

const linesOf = (accounts: readonly string[]): KeysetList => ({
  columns: `l.entry_id || '-' || l.line AS id, l.at, e.kind, split_part(a.class, ':', 2) AS wallet, e.reference, entry_detail(e.scope, e.detail) AS detail,
    l.amount, l.balance_after AS "balanceAfter", l.currency`,
  table: 'ledger_lines l',
  joins: 'JOIN ledger_entries e ON e.id = l.entry_id JOIN ledger_accounts a ON a.id = l.account_id',
  order: [instantKey('l.at'), numberKey('l.entry_id'), numberKey('l.line')],
  range: accounts.map((id) => (parameter) => `l.account_id = ${parameter(id)} AND l.balance_after IS NOT NULL`),
});

const countOf = async (queryable: Queryable, text: string, values: unknown[]): Promise<number> =>
  (await queryable.first<{ count: number }>(text, values))!.count;

/** Long lists, read by the indexes of the records' pages. */
export const RECORD_SECTIONS: readonly Section[] = [bets, movements];
