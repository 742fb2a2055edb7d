import type { Ticket } from '@atrium/contracts/lottery-bets';
import { useInstant, useMoney } from '@atrium/host';
import type { Play } from '@atrium/lottery-rules/play';
import { Button } from '@atrium/ui/button';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { TicketLines } from '../board/ticket-lines.tsx';
import type { useCancel } from '../board/use-cancel.ts';
import { DrawProof } from '../draw-proof.tsx';
import { languageOfName } from '../name-language.ts';

interface TicketCardProps {
  ticket: Ticket;
  plays: ReadonlyMap<string, Play>;
  cancelling: ReturnType<typeof useCancel>;
  /** Puts the lines into the slip. */
  onAgain?: ((ticket: Ticket) => void) | undefined;
  /** All lines with their prices and payouts, and the ticket's number and time. */
  complete?: boolean;
  /** With the game's name, in a list of several games. */
  named?: boolean;
}

/** One ticket: its draw and state, what was picked with its hits, cancel while it can be, and bet again. */
export function TicketCard({ ticket, plays, cancelling, onAgain, complete = false, named = false }: TicketCardProps) {
  const { t } = useTranslation('draws');
  const money = useMoney();
  const instant = useInstant();
  return (
    <li css={styles.ticket}>
      {named && (
        <strong lang={languageOfName(ticket.gameName)} css={styles.game}>
          {ticket.gameName}
        </strong>
      )}
      <div css={styles.head}>
        <span>{t('board.drawOf', { issue: ticket.issue })}</span>
        <span css={[styles.state, ticket.state === 'won' && styles.won]}>
          {t(`board.states.${ticket.state}`, { amount: money(ticket.payout ?? '0') })}
        </span>
      </div>
      {complete && (
        <p css={styles.placed}>
          {t('board.ticketNumber', { number: ticket.number })} · {instant(ticket.placedAt, 'full')}
        </p>
      )}
      <TicketLines ticket={ticket} plays={plays} complete={complete} />
      <div css={styles.foot}>
        <span>{t('board.stakeOf', { amount: money(ticket.stake) })}</span>
        {ticket.cancellable && (
          <Button
            size="small"
            variant="quiet"
            busy={cancelling.running}
            onClick={() => void cancelling.cancel(ticket.number)}
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
      {(ticket.state === 'won' || ticket.state === 'lost') && <DrawProof draw={ticket} ticket={ticket.number} />}
    </li>
  );
}

const styles = {
  ticket: css({ display: 'grid', alignContent: 'start', gap: tokens.space[2], minInlineSize: 0 }),
  head: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: tokens.space[2],
    ...tokens.type.small,
    ...tokens.numerals,
  }),
  state: css({ color: tokens.color.text2 }),
  game: css({ ...tokens.type.small, fontWeight: tokens.weight.strong }),
  placed: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
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
