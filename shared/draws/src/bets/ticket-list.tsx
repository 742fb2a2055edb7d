import type { Ticket } from '@atrium/contracts/lottery-bets';
import { useErrorSentence, useResource } from '@atrium/host';
import type { Play } from '@atrium/lottery-rules/play';
import { Button } from '@atrium/ui/button';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ticketsResource } from '../board/board.state.ts';
import { useCancel } from '../board/use-cancel.ts';
import { TicketCard } from './ticket-card.tsx';

const PAGE = 20;
/** The most that one call answers. */
const MOST = 100;

interface TicketListProps {
  query: { gameCode: string; state?: 'all' | 'open' | 'settled'; from?: string; to?: string; chase?: string };
  plays: ReadonlyMap<string, Play>;
  onAgain?: ((ticket: Ticket) => void) | undefined;
}

/** Own tickets, newest first, twenty at first. */
export function TicketList({ query, plays, onAgain }: TicketListProps) {
  const { t, i18n } = useTranslation('draws');
  const sentence = useErrorSentence();
  const [pageSize, setPageSize] = useState(PAGE);
  const cancelling = useCancel();
  const { value, status, error, reload } = useResource(ticketsResource, {
    query: { ...query, language: i18n.language, pageNo: 1, pageSize },
  });
  // More tickets are fetched below those that are read.
  const [kept, setKept] = useState(value);
  if (value && value !== kept) setKept(value);
  const shown = value ?? kept;
  if (status === 'failed' && !shown)
    return (
      <p role="alert" css={styles.note}>
        {sentence(error!)}{' '}
        <Button size="small" onClick={() => void reload()}>
          {t('again')}
        </Button>
      </p>
    );
  if (!shown) return <Skeleton height={240} />;
  return (
    <>
      {cancelling.error && (
        <p role="alert" css={styles.note}>
          {sentence(cancelling.error)}
        </p>
      )}
      {shown.items.length === 0 && <p css={styles.note}>{t('bets.none')}</p>}
      <ul css={styles.list}>
        {shown.items.map((ticket) => (
          <TicketCard key={ticket.number} ticket={ticket} plays={plays} cancelling={cancelling} onAgain={onAgain} />
        ))}
      </ul>
      {shown.total > shown.items.length && pageSize < MOST && (
        <Button busy={value === undefined} onClick={() => setPageSize(Math.min(MOST, pageSize + PAGE))}>
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
