import type { Ticket } from '@atrium/contracts/lottery-bets';
import { useErrorSentence, useResource } from '@atrium/host';
import type { Play } from '@atrium/lottery-rules/play';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { Sheet } from '@atrium/ui/sheet';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { ticketResource } from '../board/board.state.ts';
import { useCancel } from '../board/use-cancel.ts';
import { ResultView } from '../result-view.tsx';
import { DrawProof } from '../draw-proof.tsx';
import { PaperTicket } from './paper-ticket.tsx';

interface TicketSheetProps {
  number: string;
  /** The game of the board below. A switched-off game has none, so another board can be there. */
  gameCode: string;
  /** Outcome family of that game. */
  family: string;
  plays: ReadonlyMap<string, Play>;
  onAgain?: ((ticket: Ticket) => void) | undefined;
  onClose: () => void;
}

/** One of the own tickets, by its number: where the betting record leads (10-40). */
export function TicketSheet({ number, gameCode, family, plays, onAgain, onClose }: TicketSheetProps) {
  const { t } = useTranslation('draws');
  const sentence = useErrorSentence();
  const { value, status, error, reload } = useResource(ticketResource, { params: { number } });
  const cancelling = useCancel();
  return (
    <Sheet open from="end" title={t('board.ticket')} closeLabel={t('board.close')} onClose={onClose}>
      {value ? (
        <>
          {value.result && (
            <p css={styles.result}>
              <ResultView family={value.gameCode === gameCode ? family : ''} result={value.result} small />
            </p>
          )}
          <PaperTicket ticket={value} plays={plays} complete />
          <div css={styles.actions}>
            {value.cancellable && (
              <Button busy={cancelling.running} onClick={() => void cancelling.cancel(value.number)}>
                {t('board.cancel')}
              </Button>
            )}
            {onAgain && value.gameCode === gameCode && !value.cancellable && (
              <Button onClick={() => onAgain(value)}>{t('board.again')}</Button>
            )}
          </div>
          {(value.state === 'won' || value.state === 'lost') && <DrawProof draw={value} ticket={value.number} />}
        </>
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

const styles = {
  result: css({ marginBlock: `0 ${tokens.space[4]}` }),
  actions: css({
    display: 'grid',
    gridAutoColumns: '1fr',
    gridAutoFlow: 'column',
    gap: tokens.space[2],
    marginBlock: tokens.space[4],
  }),
};
