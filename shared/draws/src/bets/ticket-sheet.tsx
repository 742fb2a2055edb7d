import type { Ticket } from '@atrium/contracts/lottery-bets';
import { useErrorSentence, useResource } from '@atrium/host';
import type { Play } from '@atrium/lottery-rules/play';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { Sheet } from '@atrium/ui/sheet';
import { Skeleton } from '@atrium/ui/skeleton';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { ticketResource } from '../board/board.state.ts';
import { useCancel } from '../board/use-cancel.ts';
import { TicketCard } from './ticket-card.tsx';

interface TicketSheetProps {
  number: string;
  plays: ReadonlyMap<string, Play>;
  onAgain?: ((ticket: Ticket) => void) | undefined;
  onClose: () => void;
}

/** One of the own tickets, by its number: where the betting record leads (10-40). */
export function TicketSheet({ number, plays, onAgain, onClose }: TicketSheetProps) {
  const { t } = useTranslation('draws');
  const sentence = useErrorSentence();
  const { value, status, error, reload } = useResource(ticketResource, { params: { number } });
  const cancelling = useCancel();
  return (
    <Sheet open from="end" title={t('board.ticket')} closeLabel={t('board.close')} onClose={onClose}>
      {value ? (
        <ul css={styles.list}>
          <TicketCard ticket={value} plays={plays} cancelling={cancelling} onAgain={onAgain} />
        </ul>
      ) : status === 'failed' ? (
        <Note tone="bad" role="alert">
          {sentence(error!)}{' '}
          <Button size="small" onClick={() => void reload()}>
            {t('again')}
          </Button>
        </Note>
      ) : (
        <Skeleton height={160} />
      )}
      {cancelling.error && (
        <Note tone="bad" role="alert">
          {sentence(cancelling.error)}
        </Note>
      )}
    </Sheet>
  );
}

const styles = { list: css({ margin: 0, padding: 0, listStyle: 'none' }) };
