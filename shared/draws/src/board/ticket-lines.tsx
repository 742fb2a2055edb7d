import type { Ticket } from '@atrium/contracts/lottery-bets';
import { useMoney } from '@atrium/host';
import type { Play } from '@atrium/lottery-rules/play';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useLineCost } from './line-cost.ts';
import { useNames } from './play-name.ts';
import { SelectionWords } from './selection-words.tsx';

/** Lines that are listed; the rest are counted. */
const SHOWN = 3;

/** What a ticket holds: each line's play and numbers; a line that won is marked with a word, too. */
interface TicketLinesProps {
  ticket: Ticket;
  plays: ReadonlyMap<string, Play>;
  /** All lines, each with notes, price and payout. */
  complete?: boolean;
}

export function TicketLines({ ticket, plays, complete = false }: TicketLinesProps) {
  const { t } = useTranslation('draws');
  const names = useNames();
  const shown = complete ? ticket.lines.length : SHOWN;
  return (
    <ul css={styles.list}>
      {ticket.lines.slice(0, shown).map((line, at) => {
        const won = line.payout !== null && BigInt(line.payout) > 0n;
        return (
          <li key={at} css={styles.line}>
            <span css={[styles.numbers, won && styles.hit]}>
              <SelectionWords selection={line.selection} play={plays.get(line.play)} />
            </span>
            <span css={styles.play}>
              {names.play(plays.get(line.play) ?? { code: line.play, name: line.play })}
              {won && ` · ${t('board.hit')}`}
            </span>
            {complete && <LineDetail line={line} />}
          </li>
        );
      })}
      {ticket.lines.length > shown && (
        <li css={styles.play}>{t('board.moreLines', { count: ticket.lines.length - shown })}</li>
      )}
    </ul>
  );
}

/** What a line cost, what a note wins at its price, and what it has won. */
function LineDetail({ line }: { line: Ticket['lines'][number] }) {
  const { t } = useTranslation('draws');
  const money = useMoney();
  const cost = useLineCost();
  const won = line.payout !== null && BigInt(line.payout) > 0n;
  return (
    <span css={styles.detail}>
      {cost(line)}
      {won && <b css={styles.paid}> {t('board.states.won', { amount: money(line.payout!) })}</b>}
    </span>
  );
}

const styles = {
  list: css({ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none', minInlineSize: 0 }),
  line: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${tokens.space[2]}`,
    minInlineSize: 0,
  }),
  numbers: css({
    maxInlineSize: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: tokens.weight.strong,
    ...tokens.type.body,
    ...tokens.numerals,
  }),
  hit: css({ color: tokens.color.win, textDecoration: 'underline', textUnderlineOffset: 3 }),
  detail: css({ flexBasis: '100%', color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
  paid: css({ color: tokens.color.win }),
  play: css({ color: tokens.color.text2, ...tokens.type.small }),
};
