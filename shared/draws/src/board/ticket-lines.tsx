import type { Ticket } from '@atrium/contracts/lottery-bets';
import type { Play } from '@atrium/lottery-rules/play';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useNames } from './play-name.ts';
import { selectionText } from './selection-text.ts';

/** Lines that are listed; the rest are counted. */
const SHOWN = 3;

/** What a ticket holds: each line's play and numbers; a line that won is marked with a word, too. */
interface TicketLinesProps {
  ticket: Ticket;
  plays: ReadonlyMap<string, Play>;
}

export function TicketLines({ ticket, plays }: TicketLinesProps) {
  const { t } = useTranslation('draws');
  const names = useNames();
  return (
    <ul css={styles.list}>
      {ticket.lines.slice(0, SHOWN).map((line, at) => {
        const won = line.payout !== null && BigInt(line.payout) > 0n;
        return (
          <li key={at} css={styles.line}>
            <span css={[styles.numbers, won && styles.hit]}>
              <bdi dir={/[a-z]/.test(line.selection) ? undefined : 'ltr'}>
                {selectionText(line.selection, names.value)}
              </bdi>
            </span>
            <span css={styles.play}>
              {plays.has(line.play) ? names.play(plays.get(line.play)!) : line.play}
              {won && ` · ${t('board.hit')}`}
            </span>
          </li>
        );
      })}
      {ticket.lines.length > SHOWN && (
        <li css={styles.play}>{t('board.moreLines', { count: ticket.lines.length - SHOWN })}</li>
      )}
    </ul>
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
  play: css({ color: tokens.color.text2, ...tokens.type.small }),
};
