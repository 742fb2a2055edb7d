import type { BillDetail } from '@atrium/contracts/agent-bills';
import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { host, useErrorSentence, useInstant, useMoney } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { SectionHead } from '@atrium/ui/section-head';
import { StateMark, type StateMarkProps } from '@atrium/ui/state-mark';
import { TextArea } from '@atrium/ui/text-area';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openDispute, withdrawDispute } from './bills.state.ts';

type Dispute = BillDetail['disputes'][number];
const MARKS: Record<Dispute['state'], StateMarkProps['state']> = {
  open: 'waiting',
  upheld: 'good',
  rejected: 'bad',
  withdrawn: 'over',
};
const LEAST_LETTERS = 10;
const MOST_LETTERS = 1_000;

/** What was said about a bill, with the answers, and the form for a dispute. */
export function BillDisputes({ bill }: { bill: BillDetail }) {
  const { t } = useTranslation('agent-centre');
  const [writing, setWriting] = useState(false);
  if (bill.disputes.length === 0 && !bill.mayDispute) return null;
  return (
    <section>
      <SectionHead title={t('bills.disputesTitle')} level={3} />
      {bill.disputes.map((dispute) => (
        <DisputeCard key={dispute.id} billId={bill.id} dispute={dispute} />
      ))}
      {bill.mayDispute &&
        (writing ? (
          <DisputeForm id={bill.id} onClose={() => setWriting(false)} />
        ) : (
          <Button icon="chat" onClick={() => setWriting(true)}>
            {t('bills.disputeBill')}
          </Button>
        ))}
    </section>
  );
}

function DisputeCard({ billId, dispute }: { billId: string; dispute: Dispute }) {
  const { t } = useTranslation('agent-centre');
  const money = useMoney();
  const instant = useInstant();
  const sentence = useErrorSentence();
  const [busy, setBusy] = useState(false);
  const { state, mine, reason, openedAt, answeredAt, answer, amount } = dispute;
  const withdraw = async () => {
    setBusy(true);
    const failure = await withdrawDispute(billId);
    setBusy(false);
    host().toast(failure ? 'error' : 'success', failure ? sentence(failure) : t('bills.withdrawn'));
  };
  return (
    <Card
      as="article"
      title={t(mine ? 'bills.mine' : 'bills.theirs', { at: instant(openedAt, 'date-time') })}
      titleEnd={<StateMark state={MARKS[state]}>{t(`bills.disputes.${state}`)}</StateMark>}
      level={4}
      css={styles.card}
    >
      <p css={styles.words}>{reason}</p>
      {answer && answeredAt && (
        <div css={styles.answer}>
          <p css={styles.quiet}>{t('bills.answer', { at: instant(answeredAt, 'date-time') })}</p>
          <p css={styles.words}>{answer}</p>
          {amount !== '0' && <p css={styles.words}>{t('bills.credited', { amount: money(amount) })}</p>}
        </div>
      )}
      {state === 'open' && mine && (
        <Button size="small" busy={busy} onClick={() => void withdraw()} css={styles.withdraw}>
          {t('bills.withdraw')}
        </Button>
      )}
    </Card>
  );
}

function DisputeForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('agent-centre');
  const form = useForm({
    initial: { reason: '' },
    async onSend({ reason }) {
      const failure = await openDispute(id, reason.trim());
      if (failure) return failure;
      host().toast('success', t('bills.opened'));
      onClose();
      return null;
    },
  });
  return (
    <form {...form.props} css={styles.form}>
      <p css={styles.quiet}>{t('bills.disputeText')}</p>
      <TextArea
        label={t('bills.reason')}
        required
        rows={4}
        maxLength={MOST_LETTERS}
        {...form.field('reason', (text) => (text.trim().length >= LEAST_LETTERS ? null : t('bills.fault')))}
      />
      <FormFault sentence={form.refusal} />
      <div css={styles.buttons}>
        <Button type="submit" variant="primary" busy={form.sending}>
          {t('bills.send')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </form>
  );
}

const styles = {
  card: css({ marginBlockEnd: tokens.space[3] }),
  words: css({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', ...tokens.type.body }),
  answer: css({
    marginBlock: tokens.space[3],
    paddingInlineStart: tokens.space[3],
    borderInlineStart: `2px solid ${tokens.color.lineStrong}`,
  }),
  withdraw: css({ marginBlockStart: tokens.space[3] }),
  quiet: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
  form: css({ display: 'grid', gap: tokens.space[4] }),
  buttons: css({ display: 'flex', gap: tokens.space[2] }),
};
