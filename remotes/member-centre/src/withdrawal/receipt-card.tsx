import type { Withdrawal } from '@atrium/contracts/payments';
import { host, useErrorSentence, useInstant, useMoney } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { CountdownText } from '@atrium/ui/countdown-text';
import { Note } from '@atrium/ui/note';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { answering } from './withdrawal.state.ts';

interface ReceiptCardProps {
  withdrawal: Withdrawal;
  onAnswered: () => void;
}

/** A paid withdrawal waits for the member's answer: received, partly received, or not received (4-65 … 4-68). */
export function ReceiptCard({ withdrawal: { id, amount, account, confirmUntil }, onAnswered }: ReceiptCardProps) {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const instant = useInstant();
  const sentence = useErrorSentence();
  const [asking, setAsking] = useState<'partly-received' | 'not-received' | null>(null);
  const sending = useAtomValue(answering.runningAtom);
  const failure = useAtomValue(answering.errorAtom);
  const answer = useSetAtom(answering.sendAtom);
  const confirm = async () => {
    if (!(await answer({ params: { id }, body: { answer: 'received' } }))) return;
    host().toast('success', t('receipt.confirmed', { amount: money(amount) }));
    onAnswered();
  };

  return (
    <Card as="section" title={t('receipt.title', { amount: money(amount), account })} level={3} css={styles.card}>
      {confirmUntil && (
        <p css={styles.text}>
          {t('receipt.until', { at: instant(confirmUntil, 'date-time') })} {t('receipt.timeLeft')}{' '}
          <CountdownText until={Date.parse(confirmUntil)} offset={host().clockSkew()} onEnd={onAnswered} />
        </p>
      )}
      {failure && asking === null && (
        <Note tone="bad" role="alert">
          {sentence(failure)}
        </Note>
      )}
      <div css={styles.buttons}>
        <Button busy={sending && asking === null} onClick={() => void confirm()}>
          {t('receipt.received')}
        </Button>
        <Button onClick={() => setAsking('partly-received')}>{t('receipt.partly')}</Button>
        <Button onClick={() => setAsking('not-received')}>{t('receipt.missing')}</Button>
      </div>
      {asking && (
        <ReceiptDialog id={id} amount={amount} about={asking} onClose={() => setAsking(null)} onAnswered={onAnswered} />
      )}
    </Card>
  );
}

const styles = {
  card: css({ marginBlockEnd: tokens.space[5] }),
  text: css({
    margin: 0,
    marginBlockEnd: tokens.space[3],
    color: tokens.color.text2,
    ...tokens.type.body,
    ...tokens.numerals,
  }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] }),
};
