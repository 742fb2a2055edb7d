import type { Ticket } from '@atrium/contracts/lottery-bets';
import { useMoney } from '@atrium/host';
import { useTranslation } from 'react-i18next';
import { prizeOf } from './prize-of.ts';

/** What a line of a ticket cost, and what a note wins at its price unless that is said elsewhere, as text. */
export function useLineCost(): (line: Ticket['lines'][number], hasPrize?: boolean) => string {
  const { t, i18n } = useTranslation('draws');
  const money = useMoney();
  return (line, hasPrize = true) => {
    const prize = prizeOf(line, Object.values(line.prices));
    const cost = t('board.lineDetail', {
      notes: new Intl.NumberFormat(i18n.language).format(BigInt(line.notes)),
      unit: money(line.unit),
      multiple: line.multiple,
    });
    if (!hasPrize) return cost;
    return `${cost} · ${prize === null ? t('board.pool') : t('slip.pays', { amount: money(prize) })}`;
  };
}
