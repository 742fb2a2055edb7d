import { type ContractKind, PERIOD_TYPES } from '@atrium/contracts/agent-contracts';
import { houseContract } from '@atrium/contracts/operator-agents';
import { configList } from '@atrium/contracts/operator-config';
import { parseAmount } from '@atrium/i18n/format';
import { parseRate } from '@atrium/i18n/rate';
import { Button } from '@atrium/ui/button';
import { Select } from '@atrium/ui/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFractionDigits } from '../../data/use-money.ts';
import { useCommand, useOperation } from '../../data/use-operation.ts';
import { useWaitsToast } from '../../data/use-waits-toast.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { type DraftStep, EMPTY_STEP, StepFields } from './step-fields.tsx';

const KINDS: readonly ContractKind[] = ['dividend', 'daily-salary', 'hourly-salary', 'real-time-salary'];
const MOST_STEPS = 20;

/** A contract of the house with an agent at the top: a ladder of clauses, typed step by step. */
export function ContractForm({ account, onDone }: { account: string; onDone: () => void }) {
  const { t } = useTranslation();
  const waits = useWaitsToast();
  const digits = useFractionDigits();
  const { run, refused, forget } = useCommand(houseContract);
  const [chosen, setKind] = useState<ContractKind>('dividend');
  const rules = useOperation(configList).data?.find(({ key }) => key === 'agents.contracts')?.value;
  // A jurisdiction may allow no dividends on losses.
  const { lossShare = true } = (rules ?? {}) as { lossShare?: boolean };
  const kinds = KINDS.filter((one) => lossShare || one !== 'dividend');
  const kind = kinds.includes(chosen) ? chosen : kinds[0]!;
  const [period, setPeriod] = useState<(typeof PERIOD_TYPES)[number]>('monthly');
  const [steps, setSteps] = useState<readonly DraftStep[]>([EMPTY_STEP]);
  const read = ({ rate, bet, loss, members }: DraftStep) => ({
    ratePercent: parseRate(rate),
    validBet: parseAmount(bet.trim() || '0', digits) ?? '',
    profitLoss: parseAmount(loss.trim() || '0', digits) ?? '',
    activeMembers: Number(members.trim() || '0'),
  });
  const clauses = steps.map(read);
  const whole = clauses.every(
    ({ ratePercent, validBet, profitLoss, activeMembers }) =>
      ratePercent > 0 && ratePercent <= 100 && validBet !== '' && profitLoss !== '' && Number.isInteger(activeMembers),
  );
  const change = (at: number, step: DraftStep) => {
    setSteps(steps.map((each, index) => (index === at ? step : each)));
    forget();
  };
  const send = async (reason: string) => {
    if (!(await run({ body: { account, kind, period, clauses, reason } }))) return false;
    waits();
    onDone();
    return true;
  };
  return (
    <ReasonForm
      effect={
        <>
          <p>{t('agents.effect.contract', { account, kind: t(`agents.kinds.${kind}`) })}</p>
          <ol>
            {clauses.map(({ ratePercent }) => (
              <li key={ratePercent}>{ratePercent} %</li>
            ))}
          </ol>
        </>
      }
      submit={t('agents.request')}
      incomplete={!whole}
      refused={refused}
      onSubmit={send}
      onCancel={onDone}
    >
      <Select
        label={t('kind')}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`agents.kinds.${value}`) }))}
        onChange={({ target }) => setKind(target.value as ContractKind)}
      />
      {kind === 'dividend' && (
        <Select
          label={t('agents.period')}
          value={period}
          options={PERIOD_TYPES.map((value) => ({ value, label: t(`agents.periods.${value}`) }))}
          onChange={({ target }) => setPeriod(target.value as typeof period)}
        />
      )}
      {steps.map((step, at) => (
        <StepFields
          key={at}
          number={at + 1}
          step={step}
          onChange={(next) => change(at, next)}
          {...(steps.length > 1 && { onRemove: () => setSteps(steps.filter((_, index) => index !== at)) })}
        />
      ))}
      {steps.length < MOST_STEPS && (
        <Button icon="plus" size="small" onClick={() => setSteps([...steps, EMPTY_STEP])}>
          {t('agents.addStep')}
        </Button>
      )}
    </ReasonForm>
  );
}
