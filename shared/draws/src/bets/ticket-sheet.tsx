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
import { TicketCard } from './ticket-card.tsx';

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
          <p css={styles.game}>{value.gameName}</p>
          {value.result && (
            <p css={styles.result}>
              <ResultView family={value.gameCode === gameCode ? family : ''} result={value.result} small />
            </p>
          )}
          <ul css={styles.list}>
            <TicketCard
              ticket={value}
              plays={plays}
              complete
              cancelling={cancelling}
              onAgain={value.gameCode === gameCode ? onAgain : undefined}
            />
          </ul>
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
  game: css({ marginBlock: `0 ${tokens.space[3]}`, fontWeight: tokens.weight.strong }),
  result: css({ marginBlock: `0 ${tokens.space[4]}` }),
  list: css({ margin: 0, padding: 0, listStyle: 'none' }),
};
