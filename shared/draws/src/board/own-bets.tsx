import { useErrorSentence, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { TicketCard } from '../bets/ticket-card.tsx';
import { ticketsResource } from './board.state.ts';
import type { MyBetsProps } from './my-bets.tsx';
import { useCancel } from './use-cancel.ts';
import { ownTickets } from './use-bet.ts';

const AllBets = lazy(() => import('../bets/all-bets-sheet.tsx').then((all) => ({ default: all.AllBetsSheet })));

const TicketSheet = lazy(() => import('../bets/ticket-sheet.tsx').then((one) => ({ default: one.TicketSheet })));

/** The last tickets of the game with their state: what was picked, hits, cancel and bet again (10-40). */
export function OwnBets({ gameCode, family, plays, onAgain }: MyBetsProps) {
  const { t, i18n } = useTranslation('draws');
  const sentence = useErrorSentence();
  const heading = useId();
  const { value, status, error, reload } = useResource(ticketsResource, ownTickets(gameCode, i18n.language));
  const cancelling = useCancel();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get('ticket');
  const closeTicket = () =>
    setParameters(
      (before) => {
        before.delete('ticket');
        return before;
      },
      { replace: true },
    );
  return (
    <section aria-labelledby={heading} css={styles.root}>
      <header css={styles.head}>
        <h3 id={heading} css={styles.title}>
          {t('board.myBets')}
        </h3>
        <Button
          size="small"
          variant="quiet"
          aria-haspopup="dialog"
          onClick={() => {
            setAsked(true);
            setOpen(true);
          }}
        >
          {t('bets.all')}
        </Button>
      </header>
      <Suspense>
        {asked && (
          <AllBets
            open={open}
            onClose={() => setOpen(false)}
            gameCode={gameCode}
            plays={plays}
            onAgain={
              onAgain &&
              ((ticket) => {
                setOpen(false);
                onAgain(ticket);
              })
            }
          />
        )}
        {named && (
          <TicketSheet
            number={named}
            gameCode={gameCode}
            family={family}
            plays={plays}
            onClose={closeTicket}
            onAgain={
              onAgain &&
              ((ticket) => {
                closeTicket();
                onAgain(ticket);
              })
            }
          />
        )}
      </Suspense>
      {cancelling.error && (
        <p role="alert" css={styles.note}>
          {sentence(cancelling.error)}
        </p>
      )}
      {status === 'failed' && !value ? (
        <p role="alert" css={styles.note}>
          {sentence(error!)}{' '}
          <Button size="small" onClick={() => void reload()}>
            {t('again')}
          </Button>
        </p>
      ) : value?.items.length === 0 ? (
        <p css={styles.note}>{t('board.noBets')}</p>
      ) : (
        <ul css={styles.list}>
          {value?.items.map((ticket) => (
            <TicketCard key={ticket.number} ticket={ticket} plays={plays} cancelling={cancelling} onAgain={onAgain} />
          ))}
        </ul>
      )}
    </section>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: tokens.space[3],
    padding: tokens.space[5],
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    background: tokens.color.surface,
    [media.phone]: { padding: tokens.space[4] },
  }),
  head: css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: tokens.space[3] }),
  title: css({ margin: 0, ...tokens.display, ...tokens.type.title }),
  note: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
  list: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
    gap: tokens.space[4],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
};
