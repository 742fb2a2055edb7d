import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { cancelChase as cancelCall, Chase, chases as listCall } from '@atrium/contracts/lottery-bets';
import { type Texts, textIn } from '../../notices/text-in.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { filterOf, type KeysetList, readPage } from '../../platform/keyset.ts';
import { numberKey } from '../../platform/order-key.ts';
import type { Parts } from '../../platform/parts.ts';
import { cancelOpen } from './cancel-ticket.ts';
import { ticketsByNumber } from './tickets.repository.ts';

interface ChaseRow {
  id: string;
  gameCode: string;
  gameName: string;
  names: object | null;
  stopOnWin: boolean;
  state: Chase['state'];
  placedAt: Date;
  issues: number;
  issuesLeft: number;
  stake: string;
  held: string;
  payout: string;
}

const COLUMNS = `c.id::text, c.game_code AS "gameCode", g.name AS "gameName", g.names, c.stop_on_win AS "stopOnWin", c.state, c.placed_at AS "placedAt",
  s.issues, s."issuesLeft", s.stake, s.held, s.payout`;
const JOINS = `JOIN lottery_games l ON l.code = c.game_code JOIN games g ON g.id = l.game_id CROSS JOIN LATERAL (SELECT count(*)::int AS issues, (count(*) FILTER (WHERE r.status = 'open'))::int AS "issuesLeft", sum(r.stake)::text AS stake,
                       coalesce(sum(r.stake) FILTER (WHERE r.status = 'open'), 0)::text AS held, sum(r.payout)::text AS payout
                  FROM lottery_tickets t JOIN rounds r ON r.id = t.number WHERE t.chase_id = c.id) s`;
const CHASE = `SELECT ${COLUMNS} FROM lottery_chases c ${JOINS}`;

const chaseOf = ({ names, gameName, placedAt, ...row }: ChaseRow, language: string): Chase => ({
  ...row,
  gameName: textIn({ ...names, en: gameName } as Texts<string>, language),
  placedAt: placedAt.toISOString(),
});

/** The own chases, newest first. Source: 10-21, 10-40. */
export async function chases(
  { database }: Parts,
  { query, caller }: ParsedOf<typeof listCall> & { caller: MemberCaller },
): Promise<ReplyOf<typeof listCall>> {
  const { gameCode, cursor, pageSize } = query;
  const list: KeysetList = {
    columns: COLUMNS,
    table: 'lottery_chases c',
    joins: JOINS,
    order: [numberKey('c.id')],
    range: (parameter) => `c.member_id = ${parameter(caller.session.memberId)}`,
    filter: filterOf(gameCode && ((parameter) => `c.game_code = ${parameter(gameCode)}`)),
  };
  const { rows, next } = await readPage<ChaseRow>(database, list, { cursor, pageSize });
  return { items: rows.map((row) => chaseOf(row, query.language)), next };
}

const findChase = (queryable: Queryable, memberId: string, id: string): Promise<ChaseRow | undefined> =>
  queryable.first(`${CHASE} WHERE c.member_id = $1 AND c.id = $2`, [memberId, id]);

/** Cancels the issues of a chase that are still open. Those that have closed are played. Source: 10-21. */
export async function cancelChase(
  parts: Parts,
  { params, caller, transaction }: ParsedOf<typeof cancelCall> & { caller: MemberCaller; transaction: Transaction },
): Promise<Chase> {
  const { memberId } = caller.session;
  const chase = await findChase(transaction, memberId, params.id);
  if (!chase) throw new Refusal('NOT_FOUND');
  const open = await transaction.rows<{ number: string }>(
    "SELECT t.number::text AS number FROM lottery_tickets t JOIN rounds r ON r.id = t.number AND r.status = 'open' WHERE t.chase_id = $1 ORDER BY 1",
    [params.id],
  );
  const rows = await ticketsByNumber(
    transaction,
    memberId,
    open.map(({ number }) => number),
  );
  const cancelled = await cancelOpen(parts, transaction, memberId, rows);
  if (chase.state !== 'running' || cancelled.length === 0) throw new Refusal('TICKET_STATE');
  await transaction.run("UPDATE lottery_chases SET state = 'cancelled' WHERE id = $1", [params.id]);
  return chaseOf((await findChase(transaction, memberId, params.id))!, caller.language);
}
