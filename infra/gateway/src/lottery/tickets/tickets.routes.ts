import * as calls from '@atrium/contracts/lottery-bets';
import type { Subject } from '../../platform/subject.ts';
import { board } from './board.ts';
import { cancelTicket } from './cancel-ticket.ts';
import { cancelChase, chases } from './chases.ts';
import { ticket, tickets } from './list-tickets.ts';
import { createBetParts, placeBet } from './place-bet.ts';

export const lotteryTickets: Subject = (routes, parts) => {
  const betParts = createBetParts(parts);
  routes.open(calls.board, board);
  routes.moneyInBatches(calls.placeBet, (own, input) => placeBet(own, betParts, input));
  routes.member(calls.tickets, tickets);
  routes.member(calls.ticket, ticket);
  routes.money(calls.cancelTicket, cancelTicket);
  routes.member(calls.chases, chases);
  routes.money(calls.cancelChase, cancelChase);
};
