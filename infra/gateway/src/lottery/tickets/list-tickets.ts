import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { ticket as ticketCall, tickets as ticketsCall } from '@atrium/contracts/lottery-bets';
import type { MemberCaller } from '../../platform/caller.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { spanOf } from '../../wallet/day-span.ts';
import { pageOfTickets, ticketOf, ticketsByNumber } from './tickets.repository.ts';

const contextOf = async ({ clock, settings }: Parts, language: string) => ({
  now: clock.now(),
  cancellable: await settings.get('lottery.cancellable', true),
  language,
});

/** The own tickets, newest first. Source: 10-40. */
export async function tickets(
  parts: Parts,
  { query, caller }: ParsedOf<typeof ticketsCall> & { caller: MemberCaller },
): Promise<ReplyOf<typeof ticketsCall>> {
  const { from, until } = await spanOf(parts, query);
  const { rows, total } = await pageOfTickets(
    parts.database,
    { ...query, memberId: caller.session.memberId, from, until },
    query,
  );
  const context = await contextOf(parts, query.language);
  return {
    items: rows.map((row) => ticketOf(row, context)),
    pageNo: query.pageNo,
    totalPages: Math.ceil(total / query.pageSize),
    total,
  };
}

/** One of the own tickets. Source: 10-37, 10-40. */
export async function ticket(
  parts: Parts,
  { params, caller }: ParsedOf<typeof ticketCall> & { caller: MemberCaller },
): Promise<ReplyOf<typeof ticketCall>> {
  const [row] = await ticketsByNumber(parts.database, caller.session.memberId, [params.number]);
  if (!row) throw new Refusal('NOT_FOUND');
  return ticketOf(row, await contextOf(parts, caller.language));
}
