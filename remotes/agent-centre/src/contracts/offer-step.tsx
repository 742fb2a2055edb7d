import { AmountField } from '@atrium/centre/amount-field';
import { useAmountCheck } from '@atrium/centre/use-amount-check';
import type { ContractKind } from '@atrium/contracts/agent-contracts';
import type { Form } from '@atrium/forms/form';
import { IconButton } from '@atrium/ui/icon-button';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { isCount, isRate, orNothing, stepField, type StepField, type Terms } from './offer-terms.ts';

interface OfferStepProps {
  kind: ContractKind;
  form: Form<Terms>;
  step: number;
  /** Its place in the ladder, from 1. */
  place: number;
  /** Undefined for the only step. */
  onRemove: (() => void) | undefined;
}

/** One step of the ladder that is offered: its rate, and what a period must reach for it (12-03). */
export function OfferStep({ kind, form, step, place, onRemove }: OfferStepProps) {
  const { t } = useTranslation('agent-centre');
  const checkAmount = useAmountCheck();
  const field = (name: StepField, check: (typed: string) => string | null) =>
    form.field(stepField(step, name), (typed) => check(typed ?? ''));
  const condition = (typed: string) => checkAmount(orNothing(typed), { min: '0' });
  return (
    <fieldset css={styles.step}>
      <legend>{t('contracts.offerStep', { number: place })}</legend>
      <TextField
        label={t('contracts.rate')}
        required
        before="%"
        inputMode="decimal"
        autoComplete="off"
        hint={place === 1 ? t(kind === 'dividend' ? 'contracts.ofLoss' : 'contracts.ofBet') : undefined}
        {...field('rate', (rate) => (isRate(rate) ? null : t('contracts.fault.rate')))}
      />
      <AmountField label={t('contracts.validBet')} {...field('validBet', condition)} />
      <AmountField label={t('contracts.profitLoss')} {...field('profitLoss', condition)} />
      <TextField
        label={t('contracts.active')}
        inputMode="numeric"
        autoComplete="off"
        {...field('activeMembers', (count) => (isCount(count) ? null : t('contracts.fault.activeMembers')))}
      />
      {onRemove && (
        <IconButton
          icon="minus"
          label={t('contracts.removeStep', { number: place })}
          onClick={onRemove}
          css={styles.remove}
        />
      )}
    </fieldset>
  );
}

const styles = {
  step: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
    alignItems: 'start',
    gap: tokens.space[4],
    margin: 0,
    padding: tokens.space[4],
    minInlineSize: 0,
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.medium,
    '& legend': { paddingInline: tokens.space[2], fontWeight: tokens.weight.strong, ...tokens.type.small },
  }),
  remove: css({ position: 'absolute', insetBlockStart: tokens.space[1], insetInlineEnd: tokens.space[1] }),
};
