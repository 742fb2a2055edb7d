import type { Ticket } from '@atrium/contracts/lottery-bets';
import { useErrorSentence, useMoney, useResource, useSession } from '@atrium/host';
import type { Play } from '@atrium/lottery-rules/play';
import { Button } from '@atrium/ui/button';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawProof } from '../draw-proof.tsx';
import { ticketsResource } from './board.state.ts';
import { TicketLines } from './ticket-lines.tsx';
import { useCancel } from './use-cancel.ts';
import { ownTickets } from './use-bet.ts';

interface MyBetsProps {
  gameCode: string;
  /** The game's plays, which name those of the tickets. */
  plays: ReadonlyMap<string, Play>;
  /** Puts the lines of a ticket into the slip. */
  onAgain?: (ticket: Ticket) => void;
}

/** The last tickets of the game with their state: what was picked, hits, cancel and bet again (10-40). */
export function MyBets(props: MyBetsProps) {
  return useSession() ? <OwnBets {...props} /> : null;
}

function OwnBets({ gameCode, plays, onAgain }: MyBetsProps) {
  const { t, i18n } = useTranslation('draws');
  const money = useMoney();
  const sentence = useErrorSentence();
  const heading = useId();
  const { value, status, error, reload } = useResource(ticketsResource, ownTickets(gameCode, i18n.language));
  const cancelling = useCancel();
  return (
    <section aria-labelledby={heading} css={styles.root}>
      <h3 id={heading} css={styles.title}>
        {t('board.myBets')}
      </h3>
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
            <li key={ticket.number} css={styles.ticket}>
              <div css={styles.head}>
                <span>{t('board.drawOf', { issue: ticket.issue })}</span>
                <span css={[styles.state, ticket.state === 'won' && styles.won]}>
                  {t(`board.states.${ticket.state}`, { amount: money(ticket.payout ?? '0') })}
                </span>
              </div>
              <TicketLines ticket={ticket} plays={plays} />
              <div css={styles.foot}>
                <span>{t('board.stakeOf', { amount: money(ticket.stake) })}</span>
                {ticket.cancellable && (
                  <Button
                    size="small"
                    variant="quiet"
                    busy={cancelling.running}
                    onClick={() => cancelling.cancel(ticket.number)}
                  >
                    {t('board.cancel')}
                  </Button>
                )}
                {onAgain && !ticket.cancellable && (
                  <Button size="small" variant="quiet" onClick={() => onAgain(ticket)}>
                    {t('board.again')}
                  </Button>
                )}
              </div>
              {(ticket.state === 'won' || ticket.state === 'lost') && (
                <DrawProof draw={ticket} ticket={ticket.number} />
              )}
            </li>
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
  ticket: css({ display: 'grid', alignContent: 'start', gap: tokens.space[2], minInlineSize: 0 }),
  head: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: tokens.space[2],
    ...tokens.type.small,
    ...tokens.numerals,
  }),
  state: css({ color: tokens.color.text2 }),
  won: css({ color: tokens.color.win, fontWeight: tokens.weight.bold }),
  foot: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space[2],
    minBlockSize: 32,
    color: tokens.color.text2,
    ...tokens.type.small,
    ...tokens.numerals,
  }),
};
