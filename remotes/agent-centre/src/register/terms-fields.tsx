import type { Form } from '@atrium/forms/form';
import { formatRate } from '@atrium/i18n/rate';
import { Disclosure } from '@atrium/ui/disclosure';
import { RadioGroup } from '@atrium/ui/radio-group';
import { TextField } from '@atrium/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRate, mostRate, type Terms } from './account-terms.ts';
import type { Bounds } from './register.state.ts';

/** Whether a member or an agent is opened. */
export function KindChoice<Fields extends Terms>({ form }: { form: Form<Fields> }) {
  const { t } = useTranslation('agent-centre');
  return (
    <RadioGroup<Terms['kind']>
      label={t('downline.kind')}
      options={[
        { value: 'member', label: t('downline.member') },
        { value: 'agent', label: t('downline.agent') },
      ]}
      {...(form as unknown as Form<Terms>).choice('kind')}
    />
  );
}

/** The rebate on everything but lotteries with prize groups; most accounts have none, so it is folded away. */
export function RateField<Fields extends Terms>({ form, bounds }: { form: Form<Fields>; bounds: Bounds }) {
  const { t, i18n } = useTranslation('agent-centre');
  const of = form as unknown as Form<Terms>;
  const [open, setOpen] = useState(false);
  const most = formatRate(mostRate(bounds), i18n.language);
  return (
    <Disclosure title={t('register.rate')} end={`${of.value('rate') || 0}%`} open={open} onToggle={setOpen}>
      <TextField
        label={t('register.rate')}
        before="%"
        inputMode="decimal"
        autoComplete="off"
        hint={t('register.rateHint', { most })}
        {...of.field('rate', (rate) => (isRate(rate, bounds) ? null : t('register.fault.rate', { most })))}
      />
    </Disclosure>
  );
}
