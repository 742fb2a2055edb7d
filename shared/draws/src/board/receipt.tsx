import type { Ticket } from '@atrium/contracts/lottery-bets';
import type { Play } from '@atrium/lottery-rules/play';
import { Button } from '@atrium/ui/button';
import { buttonLook } from '@atrium/ui/button-look';
import { Dialog } from '@atrium/ui/dialog';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PaperTicket } from '../bets/paper-ticket.tsx';

export interface ReceiptProps {
  ticket: Ticket | null;
  plays: ReadonlyMap<string, Play>;
  onClose: () => void;
  /** Puts the lines of the ticket into the slip again. */
  onAgain?: (ticket: Ticket) => void;
}

/** The receipt of a bet that was placed, as a printed ticket, and the way to its proof (10-37). */
export function Receipt({ ticket, plays, onClose, onAgain }: ReceiptProps) {
  const { t } = useTranslation('draws');
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async (number: string) => {
    try {
      await navigator.clipboard.writeText(number);
      setCopied(number);
    } catch {
      // The number is in view, to be copied by hand.
    }
  };
  return (
    <Dialog
      open={ticket !== null}
      onClose={onClose}
      title={t('board.ticket')}
      width={420}
      buttons={
        <>
          {ticket && (
            <a href={`/lgw/bets/${ticket.number}/proof`} download css={buttonLook()}>
              {t('board.proof')}
            </a>
          )}
          <Button variant="primary" dialogDefault onClick={onClose}>
            {t('board.close')}
          </Button>
        </>
      }
    >
      {ticket && (
        <div css={styles.root}>
          <PaperTicket ticket={ticket} plays={plays} />
          <div css={styles.actions}>
            <Button icon="copy" onClick={() => void copy(ticket.number)}>
              {t(copied === ticket.number ? 'board.copied' : 'board.copyNumber')}
            </Button>
            {onAgain && (
              <Button
                onClick={() => {
                  onClose();
                  onAgain(ticket);
                }}
              >
                {t('board.again')}
              </Button>
            )}
          </div>
          <p css={styles.note}>{t('board.proofText')}</p>
        </div>
      )}
    </Dialog>
  );
}

const styles = {
  root: css({ display: 'grid', gap: tokens.space[3] }),
  actions: css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', gap: tokens.space[2] }),
  note: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
};
