import { board, chases, placeBet, ticket, tickets } from '@atrium/contracts/lottery-bets';
import { createResource } from '@atrium/host';
import { createMoneyCommand } from '@atrium/host/money-command';
import { createKeysetResource } from '@atrium/host/paged-resource';

export const boardResource = createResource(board, {
  staleOn: {
    'draw.drawn': ({ gameCode }, { query }) => query.gameCode === gameCode,
    'draw.voided': ({ gameCode }, { query }) => query.gameCode === gameCode,
    'settings.changed': true,
  },
});

/** The own tickets change with a draw, and with everything that moves the balance: a bet, a cancelled ticket, a payout. */
export const ticketPages = createKeysetResource(tickets, {
  staleOn: { 'draw.drawn': true, 'balance.changed': true },
});
export const ticketsResource = ticketPages.resource;
export const ticketResource = createResource(ticket, { staleOn: { 'draw.drawn': true, 'balance.changed': true } });
export const chasePages = createKeysetResource(chases, { staleOn: { 'draw.drawn': true, 'balance.changed': true } });

export const placing = createMoneyCommand(placeBet);
