import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { cancelTicket as call } from '@atrium/contracts/lottery-bets';
import type { MemberCaller } from '../../platform/caller.ts';
import type { Transaction } from '../../platform/database.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { giveBack } from './give-back.ts';
import { releaseExposures } from './release-exposures.ts';
import { ticketOf, type TicketRow, ticketsByNumber } from './tickets.repository.ts';

type Input = ParsedOf<typeof call> & { caller: MemberCaller; transaction: Transaction };

/** Cancels an own ticket before its close, where the brand allows it; the stake comes back. Source: 10-22. */
export async function cancelTicket(
  parts: Parts,
  { params, caller, transaction }: Input,
): Promise<ReplyOf<typeof call>> {
  const { memberId } = caller.session;
  const [row] = await ticketsByNumber(transaction, memberId, [params.number]);
  if (!row) throw new Refusal('NOT_FOUND');
  if (!(await parts.settings.get('lottery.cancellable', true))) throw new Refusal('FUNCTION_DISABLED');
  if (row.status !== 'open') throw new Refusal('TICKET_STATE');
  const given = await cancelOpen(parts, transaction, memberId, [row]);
  if (given.length === 0) throw new Refusal((await isStillOpen(transaction, row)) ? 'BET_CLOSED' : 'TICKET_STATE');
  const [cancelled] = await ticketsByNumber(transaction, memberId, [params.number]);
  return ticketOf(cancelled!, { now: parts.clock.now(), cancellable: true, language: caller.language });
}

const isStillOpen = async (transaction: Transaction, { number }: TicketRow): Promise<boolean> =>
  (await transaction.first("SELECT 1 FROM rounds WHERE id = $1 AND status = 'open'", [number])) !== undefined;

/**
 * Gives tickets back whose draws take bets; returns the numbers of those that were given back. The draws stay locked until
 * the commit, so that a draw that closes waits.
 */
export async function cancelOpen(
  { clock, live }: Parts,
  transaction: Transaction,
  memberId: string,
  tickets: readonly TicketRow[],
): Promise<string[]> {
  // The wallet first, as a bet does, then the draws.
  await transaction.run(
    "SELECT 1 FROM ledger_accounts WHERE member_id = $1 AND class IN ('player:cash', 'player:play') ORDER BY id FOR NO KEY UPDATE",
    [memberId],
  );
  const open = await transaction.rows<{ number: string }>(
    `SELECT t.number::text AS number FROM lottery_tickets t JOIN draws d ON d.game_code = t.game_code AND d.issue = t.issue
      WHERE t.number = ANY ($1::bigint[]) AND d.state IN ('scheduled', 'open') AND d.closes_at > $2 AND d.closes_at > clock_timestamp()
      ORDER BY d.game_code, d.issue FOR SHARE OF d`,
    [tickets.map(({ number }) => number), clock.now()],
  );
  const given = await giveBack(
    transaction,
    clock.now(),
    open.map(({ number }) => number),
    'rolled-back',
  );
  const numbers = given.map(({ ticket }) => ticket);
  await releaseExposures(
    transaction,
    tickets.filter(({ number }) => numbers.includes(number)),
  );
  if (numbers.length > 0) transaction.afterCommit(() => live.balanceChanged(memberId, 'rollback'));
  return numbers;
}
