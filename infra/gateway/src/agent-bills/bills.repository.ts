import type { Bill, BillDetail } from '@atrium/contracts/agent-bills';
import type { Queryable } from '../platform/database.ts';

export interface BillRow {
  id: string;
  kind: Bill['kind'];
  agentId: string;
  account: string;
  payerId: string | null;
  settlementId: string | null;
  startsAt: Date;
  endsAt: Date;
  validBet: string;
  result: string | null;
  activeMembers: number | null;
  due: string;
  paid: string;
  state: Bill['state'];
  held: boolean;
  paidAt: Date | null;
  dispute: Bill['dispute'];
  carriedIn: string;
  carriedOut: string;
}

/** A bill with its account and the state of its latest dispute; `b` is the bill, `m` its account. */
export const BILL = `SELECT b.id, b.kind, b.agent_id AS "agentId", m.account, b.payer_id AS "payerId", b.settlement_id AS "settlementId",
    b.starts_at AS "startsAt", b.ends_at AS "endsAt", b.valid_bet::text AS "validBet", b.profit_loss::text AS result,
    b.active_members AS "activeMembers", b.due::text AS due, b.paid::text AS paid, b.state, b.held,
    b.paid_at AS "paidAt", b.carried_in::text AS "carriedIn", b.carried_out::text AS "carriedOut",
    (SELECT d.state FROM bill_disputes d WHERE d.bill_id = b.id ORDER BY d.id DESC LIMIT 1) AS dispute
  FROM agent_bills b JOIN members m ON m.id = b.agent_id`;

/** Which bills belong to a scope of the account `$1`. */
export const BILLS_OF = {
  own: 'b.agent_id = $1::bigint',
  payable: 'b.payer_id = $1::bigint',
  team: 'b.agent_id IN (SELECT t.id FROM members t WHERE t.path @> ARRAY[$1::bigint] AND t.id <> $1::bigint)',
} as const;

/** A bill of the account itself, of one below it, or one that it pays; undefined for any other. */
export const billFor = (database: Queryable, memberId: string, id: string): Promise<BillRow | undefined> =>
  database.first(`${BILL} WHERE b.id = $2 AND (m.path @> ARRAY[$1::bigint] OR b.payer_id = $1::bigint)`, [
    memberId,
    id,
  ]);

export const shownBill = (row: BillRow): Bill => ({
  id: row.id,
  kind: row.kind,
  account: row.account,
  payer: row.payerId === null ? 'platform' : 'upline',
  from: row.startsAt.toISOString(),
  to: row.endsAt.toISOString(),
  validBet: row.validBet,
  result: row.result,
  activeMembers: row.activeMembers,
  due: row.due,
  paid: row.paid,
  state: row.state,
  held: row.held,
  paidAt: row.paidAt?.toISOString() ?? null,
  dispute: row.dispute,
});

type Line = BillDetail['lines'][number];
interface LineRow extends Omit<Line, 'at'> {
  at: Date | null;
}
const shownLines = (rows: LineRow[]): Line[] =>
  rows.map(({ at, ...line }) => ({ ...line, at: at?.toISOString() ?? null }));

/** The lines of a contract's bill as they were settled. */
async function contractLines(database: Queryable, settlementId: string): Promise<Line[]> {
  return shownLines(
    await database.rows<LineRow>(
      `SELECT l.kind, l.ref::text AS ref, m.account, NULL AS detail, x.starts_at AS at, l.basis::text AS basis, l.rate_ppm AS "ratePpm", l.micro::text AS micro
         FROM contract_settlement_lines l
         LEFT JOIN members m ON l.kind = 'lower' AND m.id = l.ref
         LEFT JOIN contract_settlements x ON l.kind = 'correction' AND x.id = l.ref
        WHERE l.settlement_id = $1 ORDER BY l.line`,
      [settlementId],
    ),
  );
}

/** The lines of a bill of rebates: by category and direct downline, corrections of earlier days apart; and what was carried. */
async function rebateLines(database: Queryable, { agentId, id, carriedIn }: BillRow): Promise<Line[]> {
  const rows = await database.rows<LineRow>(
    `SELECT CASE WHEN a.earned_on < p.starts_on THEN 'correction' ELSE 'rebate' END AS kind, NULL AS ref, m.account, a.category AS detail,
            CASE WHEN a.earned_on < p.starts_on THEN brand_day_begins(a.earned_on) END AS at, sum(a.valid)::text AS basis,
            CASE WHEN sum(a.valid) = 0 THEN 0 ELSE round(sum(a.micro)::numeric / sum(a.valid))::integer END AS "ratePpm", sum(a.micro)::text AS micro
       FROM agent_rebate_periods p
       JOIN agent_accruals a ON a.agent_id = p.agent_id AND a.day >= p.starts_on AND a.day < p.ends_on
       JOIN members m ON m.id = a.source_id
      WHERE p.agent_id = $1 AND p.starts_on = $2::date
      GROUP BY 1, m.account, a.category, 5 HAVING sum(a.micro) <> 0
      ORDER BY 1 DESC, sum(a.micro) DESC, m.account, a.category`,
    [agentId, id.slice(-'2026-01-01'.length)],
  );
  const carried: LineRow = {
    kind: 'carried',
    ref: null,
    account: null,
    detail: null,
    at: null,
    basis: '0',
    ratePpm: 0,
    micro: carriedIn,
  };
  return shownLines(carriedIn === '0' ? rows : [...rows, carried]);
}

const MICRO = 1_000_000n;

/**
 * The lines of a bill; together they are what is due and carried out. Where the contracts below come to more than the own
 * clause, a line says what the floor at nothing adds.
 */
export async function linesOf(database: Queryable, row: BillRow): Promise<Line[]> {
  const lines =
    row.settlementId === null ? await rebateLines(database, row) : await contractLines(database, row.settlementId);
  const missing =
    BigInt(row.due) * MICRO + BigInt(row.carriedOut) - lines.reduce((sum, { micro }) => sum + BigInt(micro), 0n);
  if (missing === 0n) return lines;
  return [
    ...lines,
    {
      kind: 'floor',
      ref: null,
      account: null,
      detail: null,
      at: null,
      basis: '0',
      ratePpm: 0,
      micro: missing.toString(),
    },
  ];
}
