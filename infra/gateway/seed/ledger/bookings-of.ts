import type { Happening } from '../people/life.ts';
import type { SeededMember } from '../people/seed-members.ts';
import type { Booking } from './book-keeper.ts';

const CURRENCY = 'PHP';

/** The entries of one happening, as the running gateway would post them. Source: domain.md 3.2, standard postings. */
export function bookingsOf(member: SeededMember, happening: Happening): Booking[] {
  const cash = { class: 'player:cash', member: member.id };
  const base = { memberId: member.id, currency: CURRENCY };
  const { at } = happening;
  switch (happening.kind) {
    case 'deposit': {
      const { amount, reference, channel } = happening;
      return [
        {
          ...base,
          at,
          kind: 'deposit',
          scope: 'demo:deposit',
          key: reference,
          reference,
          detail: channel,
          lines: [
            { class: 'clearing:deposit', detail: channel, amount: -amount },
            { ...cash, amount },
          ],
        },
      ];
    }
    case 'withdrawal': {
      const { amount, reference, paidAt } = happening;
      const locked = { class: 'player:locked', member: member.id };
      return [
        {
          ...base,
          at,
          kind: 'withdrawal',
          scope: 'demo:withdrawal',
          key: reference,
          reference,
          detail: 'requested',
          lines: [
            { ...cash, amount: -amount },
            { ...locked, amount },
          ],
        },
        {
          ...base,
          at: paidAt,
          kind: 'withdrawal',
          scope: 'demo:withdrawal',
          key: `${reference}:paid`,
          reference,
          detail: 'paid',
          lines: [
            { ...locked, amount: -amount },
            { class: 'clearing:withdraw', detail: 'bank', amount },
          ],
        },
      ];
    }
    case 'bonus':
    case 'rebate': {
      const { amount, reference, detail, kind } = happening;
      const budget =
        kind === 'bonus'
          ? { class: 'promo:budget', detail: 'first-deposit' }
          : { class: 'house:pnl', detail: 'cashback' };
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
            { class: 'points:issued', amount: -happening.amount },
            { class: 'points', member: member.id, amount: happening.amount },
          ],
        },
      ];
    case 'round': {
      const { number, game, roundId, stake, payout, closedAt } = happening;
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
