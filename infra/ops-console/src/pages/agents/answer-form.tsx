import { disputeAnswer } from '@atrium/contracts/operator-agents';
import { parseAmount } from '@atrium/i18n/format';
import { RadioGroup } from '@atrium/ui/radio-group';
import { TextArea } from '@atrium/ui/text-area';
import { TextField } from '@atrium/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../data/toasts.tsx';
import { useFractionDigits } from '../../data/use-money.ts';
import { useCommand } from '../../data/use-operation.ts';
import { useWaitsToast } from '../../data/use-waits-toast.tsx';
import { quiet } from '../../parts/page.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';
import type { Dispute } from './disputes.tsx';

type Outcome = 'upheld' | 'rejected';
const MOST_LETTERS = 1_000;

/** Answers a dispute; a credit of the house waits for a second operator. */
export function AnswerForm({ dispute, onDone }: { dispute: Dispute; onDone: () => void }) {
  const { t } = useTranslation();
  const say = useToast();
  const waits = useWaitsToast();
  const digits = useFractionDigits();
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
      effect={<p>{t(`agents.effect.${outcome}`, { account: dispute.openedBy, credit: credit.trim() || '0' })}</p>}
      submit={t('agents.giveAnswer')}
      incomplete={answer.trim() === '' || amount === null}
      refused={refused}
      onSubmit={send}
      onCancel={onDone}
    >
      <p css={quiet}>{dispute.reason}</p>
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
