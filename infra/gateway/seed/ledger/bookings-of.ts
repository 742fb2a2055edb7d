import type { MoneyEvent } from '../people/money-event.ts';
import type { SeededMember } from '../people/seed-members.ts';
import type { Booking } from './book-keeper.ts';

const CURRENCY = 'PHP';
/** The account that pays for it. */
const BUDGETS = {
  bonus: { class: 'promo:budget', detail: 'first-deposit' },
  rebate: { class: 'house:pnl', detail: 'cashback' },
  commission: { class: 'house:pnl', detail: 'commission' },
} as const;

/** The entries of one event, as the running gateway would post them. Source: domain.md 3.2, standard postings. */
export function bookingsOf(member: SeededMember, event: MoneyEvent): Booking[] {
  const cash = { class: 'player:cash', member: member.id };
  const base = { memberId: member.id, currency: CURRENCY };
  const { at } = event;
  switch (event.kind) {
    case 'deposit': {
      const { amount, fee, reference, method } = event;
      return [
        {
          ...base,
          at,
          kind: 'deposit',
          scope: 'demo:deposit',
          key: reference,
          reference,
          detail: method,
          lines: [
            { class: 'clearing:deposit', detail: method, amount: -amount },
            { ...cash, amount: amount - fee },
            { class: 'house:fees', detail: method, amount: fee },
          ],
        },
      ];
    }
    case 'withdrawal': {
      const { amount, reference, status, decidedAt } = event;
      const locked = { class: 'player:locked', member: member.id };
      const common = { ...base, kind: 'withdrawal', scope: 'demo:withdrawal', reference };
      const requested: Booking = {
        ...common,
        at,
        key: reference,
        detail: 'requested',
        lines: [
          { ...cash, amount: -amount },
          { ...locked, amount },
        ],
      };
      if (decidedAt === null) return [requested];
      const rejected = status === 'rejected';
      return [
        requested,
        {
          ...common,
          at: decidedAt,
          key: `${reference}:decided`,
          detail: rejected ? 'rejected' : 'paid',
          lines: [
            { ...locked, amount: -amount },
            rejected ? { ...cash, amount } : { class: 'clearing:withdraw', detail: 'bank', amount },
          ],
        },
      ];
    }
    case 'unpaid':
      return [];
    case 'bonus':
    case 'rebate':
    case 'commission': {
      const { amount, reference, detail, kind } = event;
      const budget = BUDGETS[kind];
      return [
        {
          ...base,
          at,
          kind,
          scope: `demo:${kind}`,
          key: reference,
          reference,
          detail,
          lines: [
            { ...budget, amount: -amount },
            { ...cash, amount },
          ],
        },
      ];
    }
    case 'points':
      return [
        {
          ...base,
          at,
          kind: 'points',
          currency: 'PTS',
          scope: 'demo:points',
          key: `${member.id}:${at}`,
          reference: '',
          detail: 'turnover',
          lines: [
            { class: 'points:issued', amount: -event.amount },
            { class: 'points', member: member.id, amount: event.amount },
          ],
        },
      ];
    case 'round': {
      const { number, game, roundId, stake, payout, closedAt } = event;
      const escrow = { class: 'escrow:round', detail: game.vendor, reference: String(number) };
      const house = { class: 'house:pnl', detail: game.id };
      const common = { ...base, reference: roundId, detail: game.name };
      return [
        {
          ...common,
          at,
          kind: 'bet',
          scope: `vendor:${game.vendor}`,
          key: `${roundId}-b`,
          lines: [
            { ...cash, amount: -stake },
            { ...escrow, amount: stake },
          ],
        },
        {
          ...common,
          at: closedAt,
          kind: 'payout',
          scope: `vendor:${game.vendor}`,
          key: `${roundId}-w`,
          lines: [
            { ...escrow, amount: -stake },
            { ...house, amount: stake - payout },
            { ...cash, amount: payout },
          ],
        },
      ];
    }
  }
}
