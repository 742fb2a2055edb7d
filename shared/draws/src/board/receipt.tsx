import type { Ticket } from '@atrium/contracts/lottery-bets';
import type { Play } from '@atrium/lottery-rules/play';
import { Button } from '@atrium/ui/button';
import { buttonLook } from '@atrium/ui/button-look';
import { Dialog } from '@atrium/ui/dialog';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { PaperTicket } from '../bets/paper-ticket.tsx';

export interface ReceiptProps {
  ticket: Ticket | null;
  plays: ReadonlyMap<string, Play>;
  onClose: () => void;
}

/** The receipt of a bet that was placed, as a printed ticket, and the way to its proof (10-37). */
export function Receipt({ ticket, plays, onClose }: ReceiptProps) {
  const { t } = useTranslation('draws');
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
          <p css={styles.note}>{t('board.proofText')}</p>
        </div>
      )}
    </Dialog>
  );
}

const styles = {
  root: css({ display: 'grid', gap: tokens.space[3] }),
  note: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
};
