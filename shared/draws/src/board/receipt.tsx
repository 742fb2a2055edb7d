import type { Ticket } from '@atrium/contracts/lottery-bets';
import { useInstant, useMoney } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { buttonLook } from '@atrium/ui/button-look';
import { Dialog } from '@atrium/ui/dialog';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { languageOfName } from '../name-language.ts';

export interface ReceiptProps {
  ticket: Ticket | null;
  onClose: () => void;
}

/** The receipt of a bet that was placed: its number, its draw, what it cost, and the way to its proof (10-37). */
export function Receipt({ ticket, onClose }: ReceiptProps) {
  const { t } = useTranslation('draws');
  const money = useMoney();
  const instant = useInstant();
  return (
    <Dialog
      open={ticket !== null}
      onClose={onClose}
      title={t('board.ticket')}
      icon="check"
      width={440}
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
        <>
          <p css={styles.number}>{t('board.ticketNumber', { number: ticket.number })}</p>
          <dl css={styles.facts}>
            <dt>{t('board.game')}</dt>
            <dd lang={languageOfName(ticket.gameName)}>{ticket.gameName}</dd>
            <dt>{t('board.draw')}</dt>
            <dd>{t('issue', { issue: ticket.issue, at: instant(ticket.drawsAt, 'date-time') })}</dd>
            <dt>{t('board.stake')}</dt>
            <dd>{money(ticket.stake)}</dd>
            {BigInt(ticket.selfRebate) > 0n && (
              <>
                <dt>{t('board.selfRebate')}</dt>
                <dd>{money(ticket.selfRebate)}</dd>
              </>
            )}
          </dl>
          <p css={styles.note}>{t('board.proofText')}</p>
        </>
      )}
    </Dialog>
  );
}

const styles = {
  number: css({ margin: 0, ...tokens.display, ...tokens.type.section, ...tokens.numerals }),
  facts: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${tokens.space[1]} ${tokens.space[4]}`,
    marginBlock: tokens.space[3],
    ...tokens.type.body,
    ...tokens.numerals,
    '& > dt': { color: tokens.color.text2 },
    '& > dd': { margin: 0, textAlign: 'end' },
  }),
  note: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
};
