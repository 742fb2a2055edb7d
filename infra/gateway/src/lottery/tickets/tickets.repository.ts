import type { Ticket } from '@atrium/contracts/lottery-bets';
import { type Texts, textIn } from '../../notices/text-in.ts';
import type { Queryable } from '../../platform/database.ts';
import { filterOf, type KeysetList } from '../../platform/keyset.ts';
import { instantKey, numberKey } from '../../platform/order-key.ts';
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
const JOINS = `JOIN rounds r ON r.id = t.number JOIN draws d ON d.game_code = t.game_code AND d.issue = t.issue
  JOIN lottery_games l ON l.code = t.game_code JOIN games g ON g.id = l.game_id
  LEFT JOIN LATERAL (SELECT w.wins FROM lottery_wins w WHERE w.ticket = t.number ORDER BY w.settlement DESC LIMIT 1) w ON r.status = 'won'`;
const TABLES = `lottery_tickets t ${JOINS}`;

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
  gameCode?: string | undefined;
  state: 'all' | 'open' | 'settled';
  chase?: string | undefined;
}

/** A member's tickets, newest first. */
export const ticketsOf = ({ memberId, gameCode, state, chase }: TicketFilter): KeysetList => ({
  columns: COLUMNS,
  table: 'lottery_tickets t',
  joins: JOINS,
  order: [instantKey('t.placed_at'), numberKey('t.number')],
  range: (parameter) => `t.member_id = ${parameter(memberId)}`,
  filter: filterOf(
    gameCode && ((parameter) => `t.game_code = ${parameter(gameCode)}`),
    state !== 'all' && (() => `r.status ${state === 'open' ? '=' : '<>'} 'open'`),
    chase && ((parameter) => `t.chase_id = ${parameter(chase)}`),
  ),
});

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
