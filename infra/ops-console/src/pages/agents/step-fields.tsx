import { Button } from '@atrium/ui/button';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

/** A step of a ladder as it is typed. */
export interface DraftStep {
  rate: string;
  bet: string;
  loss: string;
  members: string;
}
export const EMPTY_STEP: DraftStep = { rate: '', bet: '', loss: '', members: '' };

interface StepFieldsProps {
  number: number;
  step: DraftStep;
  onChange: (step: DraftStep) => void;
  onRemove?: () => void;
}

/** The fields of one step of a ladder. */
export function StepFields({ number, step, onChange, onRemove }: StepFieldsProps) {
  const { t } = useTranslation();
  const field = (name: keyof DraftStep, label: string, mode: 'decimal' | 'numeric') => (
    <TextField
      label={label}
      inputMode={mode}
      dir="ltr"
      autoComplete="off"
      required={name === 'rate'}
      value={step[name]}
      onChange={({ target }) => onChange({ ...step, [name]: target.value })}
    />
  );
  return (
    <fieldset css={styles.step}>
      <legend>{t('agents.step', { number })}</legend>
      {field('rate', t('agents.rate'), 'decimal')}
      {field('bet', t('agents.betFrom'), 'decimal')}
      {field('loss', t('agents.lossFrom'), 'decimal')}
      {field('members', t('agents.membersFrom'), 'numeric')}
      {onRemove && (
        <Button size="small" variant="quiet" icon="minus" onClick={onRemove}>
          {t('agents.removeStep', { number })}
        </Button>
      )}
    </fieldset>
  );
}

const styles = {
  step: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    alignItems: 'end',
    gap: tokens.space[3],
    margin: 0,
    padding: tokens.space[3],
    border: `1px solid ${tokens.color.line}`,
    '& legend': { fontWeight: tokens.weight.strong, ...tokens.type.small },
  }),
};
