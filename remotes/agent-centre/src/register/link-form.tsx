import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { host } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Select } from '@atrium/ui/select';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { isGroup, type Terms, termsOf } from './account-terms.ts';
import { type Bounds, type Link, makeLink } from './register.state.ts';
import { KindChoice, RateField } from './terms-fields.tsx';

interface Fields extends Terms {
  channel: string;
  /** Empty: until the agent ends it. */
  days: string;
}
const DAYS = [1, 7, 30, 90] as const;

/** Makes a link for registration: which accounts it opens, where it is shared and how long it is valid (12-01). */
export function LinkForm({ bounds, onMade }: { bounds: Bounds; onMade: (link: Link) => void }) {
  const { t } = useTranslation('agent-centre');
  const { groups } = bounds;
  const initial: Fields = { kind: 'member', prizeGroup: String(groups.most), rate: '', channel: '', days: '' };
  const form = useForm<Fields>({
    initial,
    fieldOf: { ACCOUNT_TERMS: 'prizeGroup' },
    async onSend(fields) {
      const { channel, days } = fields;
      const { value, failure } = await makeLink({
        ...termsOf(fields),
        channel,
        days: days === '' ? null : Number(days),
      });
      if (failure) return failure;
      host().toast('success', t('register.made'));
      form.reset(initial);
      onMade(value);
      return null;
    },
  });
  return (
    <form {...form.props} css={styles.form}>
      <KindChoice form={form} />
      <TextField
        label={t('register.group')}
        required
        inputMode="numeric"
        autoComplete="off"
        hint={t('register.groupHint', groups)}
        {...form.field('prizeGroup', (group) => (isGroup(group, bounds) ? null : t('register.fault.group', groups)))}
      />
      <TextField
        label={t('register.channel')}
        maxLength={40}
        autoComplete="off"
        hint={t('register.channelHint')}
        {...form.field('channel')}
      />
      <Select
        label={t('register.valid')}
        options={[
          { value: '', label: t('register.always') },
          ...DAYS.map((count) => ({ value: String(count), label: t('validity.days', { count }) })),
        ]}
        {...form.field('days')}
      />
      <RateField form={form} bounds={bounds} />
      <FormFault sentence={form.refusal} />
      <Button type="submit" variant="primary" size="large" wide busy={form.sending}>
        {t('register.make')}
      </Button>
    </form>
  );
}

const styles = { form: css({ display: 'grid', gap: tokens.space[4], maxInlineSize: 480 }) };
