import type { Ticket } from '@atrium/contracts/lottery-bets';
import { type Texts, textIn } from '../../notices/text-in.ts';
import type { Queryable } from '../../platform/database.ts';
import type { PricedLine } from './priced-line.ts';

export interface TicketRow {
  number: string;
  memberId: string;
  gameCode: string;
  gameName: string;
  names: object | null;
  issue: string;
  status: 'open' | 'won' | 'lost' | 'void' | 'rolled-back';
  placedAt: Date;
  closesAt: Date;
  drawsAt: Date;
  lines: PricedLine[];
  stake: string;
  selfRebate: string;
  group: number | null;
  payout: string;
  result: string | null;
  chase: string | null;
  /** Of the settlement in force: winning notes by line, and what each line pays before the caps. */
  wins: LineWins[] | null;
}

/** What one line of a ticket has won. */
export interface LineWins {
  line: number;
  wins: { tier: string; notes: string }[];
  payout: string;
}

const COLUMNS = `t.number::text, t.member_id AS "memberId", t.game_code AS "gameCode", g.name AS "gameName", g.names, t.issue, r.status, t.placed_at AS "placedAt",
  d.closes_at AS "closesAt", d.draws_at AS "drawsAt", t.lines, t.stake, t.self_rebate AS "selfRebate", t.prize_group AS "group", r.payout, t.chase_id::text AS chase, w.wins,
  coalesce((SELECT s.result FROM lottery_settlements s WHERE s.game_code = t.game_code AND s.issue = t.issue ORDER BY s.number DESC LIMIT 1), d.result) AS result`;
const TABLES = `lottery_tickets t JOIN rounds r ON r.id = t.number JOIN draws d ON d.game_code = t.game_code AND d.issue = t.issue
  JOIN lottery_games l ON l.code = t.game_code JOIN games g ON g.id = l.game_id
  LEFT JOIN LATERAL (SELECT w.wins FROM lottery_wins w WHERE w.ticket = t.number ORDER BY w.settlement DESC LIMIT 1) w ON r.status = 'won'`;

/** Tickets of a member by their numbers, in the order of the numbers given. */
export const ticketsByNumber = (
  queryable: Queryable,
  memberId: string,
  numbers: readonly string[],
): Promise<TicketRow[]> =>
  queryable.rows(
    {
      name: 'lottery-tickets-by-number',
      text: `SELECT ${COLUMNS} FROM unnest($2::bigint[]) WITH ORDINALITY AS n (number, place), ${TABLES} WHERE t.number = n.number AND t.member_id = $1 ORDER BY n.place`,
    },
    [memberId, numbers],
  );

export interface TicketFilter {
  memberId: string;
  from: Date;
  until: Date;
  gameCode?: string | undefined;
  state: 'all' | 'open' | 'settled';
  chase?: string | undefined;
}

const FILTER = `t.member_id = $1 AND t.placed_at >= $2 AND t.placed_at < $3 AND ($4::text IS NULL OR t.game_code = $4)
  AND ($5 = 'all' OR (r.status = 'open') = ($5 = 'open')) AND ($6::bigint IS NULL OR t.chase_id = $6)`;
const valuesOf = ({ memberId, from, until, gameCode, state, chase }: TicketFilter) => [
  memberId,
  from,
  until,
  gameCode ?? null,
  state,
  chase ?? null,
];

const pageText = (which: string): string =>
  `SELECT ${COLUMNS} FROM ${TABLES.replace('lottery_tickets t JOIN', `(SELECT t.* FROM lottery_tickets t JOIN rounds r ON r.id = t.number WHERE ${FILTER} ${which}) t JOIN`)} ORDER BY t.number DESC`;

/** A page of a member's tickets by its number, newest first, with the first ticket of the next page, and how many there are. */
export async function pageOfTickets(
  queryable: Queryable,
  filter: TicketFilter,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ rows: TicketRow[]; total: number }> {
  const values = valuesOf(filter);
  const [counted, rows] = await Promise.all([
    queryable.first<{ n: number }>(
      `SELECT count(*)::int AS n FROM lottery_tickets t JOIN rounds r ON r.id = t.number WHERE ${FILTER}`,
      values,
    ),
    queryable.rows<TicketRow>(pageText('ORDER BY t.number DESC LIMIT $7 OFFSET $8'), [
      ...values,
      pageSize + 1,
      (pageNo - 1) * pageSize,
    ]),
  ]);
  return { rows, total: counted!.n };
}

/** The tickets below `number`, newest first, with the first ticket of the next page: one range of one index at any depth. */
export const ticketsBelow = (
  queryable: Queryable,
  filter: TicketFilter,
  { number, pageSize }: { number: string; pageSize: number },
): Promise<TicketRow[]> =>
  queryable.rows(pageText('AND t.number < $8::bigint ORDER BY t.number DESC LIMIT $7'), [
    ...valuesOf(filter),
    pageSize + 1,
    number,
  ]);

const STATES = { won: 'won', lost: 'lost', void: 'voided', 'rolled-back': 'cancelled' } as const;

/** A ticket as its member reads it at `now`. */
export function ticketOf(row: TicketRow, context: { now: Date; cancellable: boolean; language: string }): Ticket {
  const { memberId: _, names, gameName, status, wins, payout, ...rest } = row;
  const closed = row.closesAt <= context.now;
  const settled = status === 'won' || status === 'lost';
  return {
    ...rest,
    gameName: textIn({ ...names, en: gameName } as Texts<string>, context.language),
    state: status === 'open' ? (closed ? 'closed' : 'open') : STATES[status],
    placedAt: row.placedAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    drawsAt: row.drawsAt.toISOString(),
    lines: row.lines.map((line, index) => {
      const own = wins?.find((entry) => entry.line === index);
      return { ...line, wins: settled ? (own?.wins ?? []) : null, payout: settled ? (own?.payout ?? '0') : null };
    }),
    payout: settled ? payout : null,
    result: row.result,
    cancellable: context.cancellable && status === 'open' && !closed,
  };
}
