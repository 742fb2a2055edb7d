import type { Ticket } from '@atrium/contracts/lottery-bets';
import { useErrorSentence } from '@atrium/host';
import { useGrowingList } from '@atrium/host/growing-list';
import type { Play } from '@atrium/lottery-rules/play';
import { Button } from '@atrium/ui/button';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { ticketPages } from '../board/board.state.ts';
import { useCancel } from '../board/use-cancel.ts';
import { TicketCard } from './ticket-card.tsx';

const PAGE = 20;

interface TicketListProps {
  /** Without a game: the tickets of all lotteries. */
  query: { gameCode?: string; state?: 'all' | 'open' | 'settled'; from?: string; to?: string; chase?: string };
  /** The game of `plays`, whose tickets can be bet again here. */
  gameCode: string;
  plays: ReadonlyMap<string, Play>;
  onAgain?: ((ticket: Ticket) => void) | undefined;
}

/** Own tickets, newest first, twenty more at a time. */
export function TicketList({ query, gameCode, plays, onAgain }: TicketListProps) {
  const { t, i18n } = useTranslation('draws');
  const sentence = useErrorSentence();
  const cancelling = useCancel();
  const { pages, status, error, hasNext, loadNext } = useGrowingList(ticketPages, {
    query: { ...query, language: i18n.language, pageSize: PAGE },
  });
  const shown = pages.flatMap(({ items }) => items);
  return (
    <>
      {cancelling.error && (
        <p role="alert" css={styles.note}>
          {sentence(cancelling.error)}
        </p>
      )}
      {status === 'pending' && <Skeleton height={240} />}
      {status === 'ready' && shown.length === 0 && <p css={styles.note}>{t('bets.none')}</p>}
      <ul css={styles.list}>
        {shown.map((ticket) => (
          <TicketCard
            key={ticket.number}
            ticket={ticket}
            plays={plays}
            cancelling={cancelling}
            onAgain={ticket.gameCode === gameCode ? onAgain : undefined}
            named={query.gameCode === undefined && query.chase === undefined}
          />
        ))}
      </ul>
      {status === 'failed' && (
        <p role="alert" css={styles.note}>
          {sentence(error!)}{' '}
          <Button size="small" onClick={loadNext}>
            {t('again')}
          </Button>
        </p>
      )}
      {(hasNext || status === 'more') && (
        <Button busy={status === 'more'} onClick={loadNext}>
          {t('bets.more')}
        </Button>
      )}
    </>
  );
}

const styles = {
  note: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
  list: css({
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': { paddingBlock: tokens.space[3], borderBlockEnd: `1px solid ${tokens.color.line}` },
  }),
};
