import { IDENTITY_DOCUMENTS } from '@atrium/contracts/identity-checks';
import { DateField } from '@atrium/forms/date-field';
import { useForm } from '@atrium/forms/use-form';
import { host, useBusy } from '@atrium/host';
import { fileContent } from '@atrium/ui/file-content';
import { RadioGroup } from '@atrium/ui/radio-group';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { send } from './identity.state.ts';
import { PictureField, usePictureCheck } from './picture-field.tsx';
import { SendPictures } from './send-pictures.tsx';

interface Fields {
  document: (typeof IDENTITY_DOCUMENTS)[number];
  name: string;
  number: string;
  validUntil: string;
  photo: File | null;
  holding: File | null;
}

/** The identity document and a photo of the member with it. */
export function DocumentForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('member-centre');
  const check = usePictureCheck();
  const today = new Date(Date.now() + host().clockSkew()).toISOString().slice(0, 10);
  const form = useForm<Fields>({
    initial: { document: 'passport', name: '', number: '', validUntil: '', photo: null, holding: null },
    fieldOf: { FIELD_INVALID: 'validUntil' },
    async onSend({ photo, holding, ...fields }) {
      const pictures = await Promise.all([fileContent(photo!), fileContent(holding!)]);
      const failure = await send({ level: 1, ...fields, pictures });
      if (failure) return failure;
      host().toast('success', t('identity.sent'));
      onSent();
    },
  });
  useBusy(form.edited ? t('identity.busy') : null);
  const filled = (text: string | undefined) => ((text ?? '').trim().length < 2 ? t('identity.missing') : null);
  const document = form.choice('document');
  const photo = form.choice('photo', check);
  const holding = form.choice('holding', check);
  return (
    <form {...form.props} css={styles.form}>
      <RadioGroup
        label={t('identity.document')}
        value={document.value}
        onChange={document.onChange}
        options={IDENTITY_DOCUMENTS.map((value) => ({ value, label: t(`identity.documents.${value}`) }))}
      />
      <TextField
        label={t('identity.name')}
        required
        autoComplete="name"
        maxLength={120}
        {...form.field('name', filled)}
      />
      <TextField
        label={t('identity.number')}
        required
        autoComplete="off"
        dir="ltr"
        maxLength={60}
        {...form.field('number', filled)}
      />
      <DateField
        label={t('identity.validUntil')}
        required
        today={today}
        min={today}
        error={form.errorOf('validUntil')}
        {...form.choice('validUntil', (date) => ((date ?? '') < today ? t('identity.datePast') : null))}
      />
      <PictureField
        label={t('identity.photo')}
        value={photo.value}
        error={form.errorOf('photo')}
        onChange={photo.onChange}
      />
      <PictureField
        label={t('identity.holding')}
        value={holding.value}
        error={form.errorOf('holding')}
        onChange={holding.onChange}
      />
      <SendPictures form={form} />
    </form>
  );
}

const styles = { form: css({ display: 'grid', gap: tokens.space[4], maxInlineSize: 480 }) };
