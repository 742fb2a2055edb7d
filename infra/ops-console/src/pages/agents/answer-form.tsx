import { disputeAnswer } from '@atrium/contracts/operator-agents';
import { parseAmount } from '@atrium/i18n/format';
import { RadioGroup } from '@atrium/ui/radio-group';
import { TextArea } from '@atrium/ui/text-area';
import { TextField } from '@atrium/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../data/toasts.tsx';
import { useBrandMoney, useFractionDigits } from '../../data/use-money.ts';
import { useCommand } from '../../data/use-operation.ts';
import { useWaitsToast } from '../../data/use-waits-toast.tsx';
import { Facts } from '../../parts/facts.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { useFormat } from '../../parts/use-format.ts';
import type { Dispute } from './disputes.tsx';

type Outcome = 'upheld' | 'rejected';
const MOST_LETTERS = 1_000;

/** Answers a dispute; a credit of the house waits for a second operator. */
export function AnswerForm({ dispute, onDone }: { dispute: Dispute; onDone: () => void }) {
  const { t } = useTranslation();
  const say = useToast();
  const waits = useWaitsToast();
  const digits = useFractionDigits();
  const money = useBrandMoney();
  const { full } = useFormat();
  const { run, refused, forget } = useCommand(disputeAnswer);
  const [outcome, setOutcome] = useState<Outcome>('rejected');
  const [answer, setAnswer] = useState('');
  const [credit, setCredit] = useState('');
  const amount = outcome === 'upheld' && credit.trim() !== '' ? parseAmount(credit, digits) : '0';
  const send = async (reason: string) => {
    const body = { outcome, answer: answer.trim(), reason, ...(amount && amount !== '0' && { amount }) };
    const done = await run({ params: { id: dispute.id }, body });
    if (!done) return false;
    if (done.approval) waits();
    else say({ text: t('agents.answered', { account: dispute.account }), tone: 'win', timeout: 6_000 });
    onDone();
    return true;
  };
  return (
    <ReasonForm
      effect={<p>{t(`agents.effect.${outcome}`, { account: dispute.openedBy, credit: money(amount ?? '0') })}</p>}
      submit={t('agents.giveAnswer')}
      incomplete={answer.trim() === '' || amount === null}
      refused={refused}
      onSubmit={send}
      onCancel={onDone}
    >
      <Facts
        facts={[
          {
            key: 'bill',
            name: t('agents.bill'),
            value: (
              <>
                <bdi>{dispute.account}</bdi>, {t(`agents.kinds.${dispute.kind}`)}
              </>
            ),
          },
          { key: 'to', name: t('agents.ended'), value: <time dateTime={dispute.to}>{full(dispute.to)}</time> },
          { key: 'payer', name: t('agents.payer'), value: <bdi>{dispute.payerAccount ?? t('agents.house')}</bdi> },
          { key: 'due', name: t('agents.due'), value: money(dispute.due) },
          { key: 'paid', name: t('agents.paid'), value: money(dispute.paid) },
          {
            key: 'reason',
            name: t('agents.reasonOf', { account: dispute.openedBy }),
            value: <bdi>{dispute.reason}</bdi>,
          },
        ]}
      />
      <RadioGroup<Outcome>
        label={t('agents.outcome')}
        value={outcome}
        onChange={(value) => {
          setOutcome(value);
          forget();
        }}
        options={(['rejected', 'upheld'] as const).map((value) => ({
          value,
          label: t(`agents.disputeStates.${value}`),
        }))}
      />
      <TextArea
        label={t('agents.answer')}
        hint={t('agents.answerHint')}
        rows={3}
        maxLength={MOST_LETTERS}
        required
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      {outcome === 'upheld' && (
        <TextField
          label={t('agents.credit')}
          hint={t('agents.creditHint')}
          inputMode="decimal"
          dir="ltr"
          value={credit}
          onChange={({ target }) => setCredit(target.value)}
        />
      )}
    </ReasonForm>
  );
}
