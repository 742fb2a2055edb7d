import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { ticket as ticketCall, tickets as ticketsCall } from '@atrium/contracts/lottery-bets';
import type { MemberCaller } from '../../platform/caller.ts';
import { Refusal } from '../../platform/errors.ts';
import { keysetPage, placeOf } from '../../platform/keyset.ts';
import type { Parts } from '../../platform/parts.ts';
import { spanOf } from '../../wallet/day-span.ts';
import { pageOfTickets, ticketOf, ticketsBelow, ticketsByNumber } from './tickets.repository.ts';

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
  const filter = { ...query, memberId: caller.session.memberId, from, until };
  const place = placeOf(query.cursor, 1);
  const rows = place
    ? await ticketsBelow(parts.database, filter, { number: place[0]!, pageSize: query.pageSize })
    : null;
  const numbered = rows ? null : await pageOfTickets(parts.database, filter, query);
  const { page, next } = keysetPage(
    (rows ?? numbered!.rows).map((row) => ({ ...row, place: [row.number] })),
    query.pageSize,
  );
  const context = await contextOf(parts, query.language);
  const total = numbered?.total ?? page.length;
  return {
    items: page.map((row) => ticketOf(row, context)),
    next,
    pageNo: numbered ? query.pageNo : 1,
    totalPages: numbered ? Math.ceil(total / query.pageSize) : 1,
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
