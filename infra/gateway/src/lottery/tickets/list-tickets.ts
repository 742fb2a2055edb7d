import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { ticket as ticketCall, tickets as ticketsCall } from '@atrium/contracts/lottery-bets';
import type { MemberCaller } from '../../platform/caller.ts';
import { Refusal } from '../../platform/errors.ts';
import { readPage } from '../../platform/keyset.ts';
import type { Parts } from '../../platform/parts.ts';
import { spanOf } from '../../wallet/day-span.ts';
import { ticketOf, type TicketRow, ticketsByNumber, ticketsOf } from './tickets.repository.ts';

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
  const span = await spanOf(parts, query);
  const { cursor, pageSize } = query;
  const list = ticketsOf({ ...query, memberId: caller.session.memberId });
  const { rows, next } = await readPage<TicketRow>(parts.database, list, { span, cursor, pageSize });
  const context = await contextOf(parts, query.language);
  return { items: rows.map((row) => ticketOf(row, context)), next };
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
