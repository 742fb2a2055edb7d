import type { Ticket } from '@atrium/contracts/lottery-bets';
import { useMoney } from '@atrium/host';
import { formatPercent } from '@atrium/i18n/format';
import type { Play } from '@atrium/lottery-rules/play';
import { returnAtPrices } from '@atrium/lottery-rules/price';
import { useTranslation } from 'react-i18next';
import { prizeOf } from '../board/prize-of.ts';
import { percentOf, returnOfAll } from '../board/quote.ts';

/** On what terms a ticket was taken: prize group, what a note of its one line wins, and the return of all lines. */
export function useTicketTerms({ lines, group }: Ticket, plays: ReadonlyMap<string, Play>): [string, string][] {
  const { t, i18n } = useTranslation('draws');
  const money = useMoney();
  const [line] = lines;
  const terms: [string, string][] = [];
  if (group !== null) terms.push([t('slip.group'), String(group)]);
  if (line && lines.length === 1) {
    const prize = prizeOf(line, Object.values(line.prices));
    terms.push([t('board.winPays'), prize === null ? t('board.pool') : money(prize)]);
  }
  const returned = returnOfAll(
    lines.map(({ play: code, selection, prices, stake }) => {
      const play = plays.get(code);
      const read = play?.parse(selection);
      const isRead = play && read && 'selection' in read;
      return { stake: BigInt(stake), return: isRead ? returnAtPrices(play, read.selection, prices) : null };
    }),
  );
  if (returned) terms.push([t('board.return'), formatPercent(percentOf(returned), i18n.language, 1)]);
  return terms;
}
