import type { Address } from '@atrium/contracts/address-book';
import { hasPostalCode, isPostalCode } from '@atrium/contracts/address-rules';
import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { useResource } from '@atrium/host';
import { errorSentence } from '@atrium/i18n/error-sentence';
import { formatCountry } from '@atrium/i18n/format';
import { Button } from '@atrium/ui/button';
import { Select } from '@atrium/ui/select';
import { TextArea } from '@atrium/ui/text-area';
import { TextField } from '@atrium/ui/text-field';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { countriesResource, save } from './addresses.state.ts';

interface AddressFormProps {
  /** The address to change; a new one without it. */
  address?: Address | undefined;
  onDone: () => void;
  onCancel: () => void;
}

const EMPTY = { recipient: '', phone: '', country: '', region: '', city: '', postalCode: '', street: '' };
const STREET_LENGTH_MIN = 3;
const STREET_LENGTH_MAX = 160;
const FIELD_LENGTH_MAX = 60;

/** The fields of an address; the postal code by the rules of the country. */
export function AddressForm({ address, onDone, onCancel }: AddressFormProps) {
  const { t, i18n } = useTranslation('point-mall');
  const known = useResource(countriesResource).value ?? [];
  const { id, isDefault: _, ...saved } = address ?? { ...EMPTY, id: undefined, isDefault: false };
  const form = useForm({
    initial: saved,
    sentenceOf: (failure) =>
      failure.code === 'FIELD_INVALID'
        ? t('addresses.phoneInvalid')
        : errorSentence(i18n, failure.code, failure.params),
    async onSend(fields) {
      const postalCode = hasPostalCode(fields.country) ? fields.postalCode.trim() : '';
      const failure = await save(id, { ...fields, postalCode });
      if (failure) return failure;
      onDone();
    },
  });
  const country = form.value('country');
  const filled = (value: string) => (value.trim() ? null : t('addresses.missing'));
  const codes = [...new Set([...known.map(({ countryCode }) => countryCode), country])].filter(Boolean);
  return (
    <form {...form.props} css={styles.form}>
      <TextField
        label={t('addresses.recipient')}
        autoComplete="name"
        required
        maxLength={FIELD_LENGTH_MAX}
        {...form.field('recipient', (value) => (value.trim().length < 2 ? t('addresses.missing') : null))}
      />
      <Select
        label={t('addresses.country')}
        required
        autoComplete="country"
        placeholder={t('addresses.choose')}
        options={codes
          .map((value) => ({ value, label: formatCountry(value, i18n.language) }))
          .sort((one, other) => one.label.localeCompare(other.label, i18n.language))}
        {...form.field('country', filled)}
      />
      <TextField
        label={t('addresses.phone')}
        type="tel"
        autoComplete="tel"
        dir="ltr"
        required
        maxLength={25}
        {...form.field('phone', (value) =>
          /^\+?[\d ().-]{5,24}$/.test(value.trim()) ? null : t('addresses.phoneInvalid'),
        )}
      />
      <TextArea
        label={t('addresses.street')}
        autoComplete="street-address"
        rows={2}
        required
        maxLength={STREET_LENGTH_MAX}
        {...form.field('street', (value) => (value.trim().length < STREET_LENGTH_MIN ? t('addresses.missing') : null))}
      />
      <div css={styles.pair}>
        <TextField
          label={t('addresses.city')}
          autoComplete="address-level2"
          required
          maxLength={FIELD_LENGTH_MAX}
          {...form.field('city', filled)}
        />
        {hasPostalCode(country) && (
          <TextField
            label={t('addresses.postalCode')}
            autoComplete="postal-code"
            dir="ltr"
            maxLength={12}
            {...form.field('postalCode', (value, fields) =>
              isPostalCode(fields.country, value.trim()) ? null : t('addresses.postalCodeInvalid'),
            )}
          />
        )}
      </div>
      <TextField
        label={t('addresses.region')}
        autoComplete="address-level1"
        maxLength={FIELD_LENGTH_MAX}
        {...form.field('region')}
      />
      <FormFault sentence={form.refusal} />
      <div css={styles.buttons}>
        <Button type="submit" variant="primary" busy={form.sending}>
          {t('addresses.save')}
        </Button>
        <Button onClick={onCancel}>{t('addresses.cancel')}</Button>
      </div>
    </form>
  );
}

const styles = {
  form: css({ display: 'grid', gap: tokens.space[4] }),
  pair: css({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'start',
    gap: tokens.space[3],
    [media.phone]: { gridTemplateColumns: '1fr' },
  }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] }),
};
