import { useForm } from '@atrium/forms/use-form';
import { host, useBusy } from '@atrium/host';
import { fileContent } from '@atrium/ui/file-content';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { send } from './identity.state.ts';
import { PictureField, usePictureCheck } from './picture-field.tsx';
import { SendPictures } from './send-pictures.tsx';

interface Fields {
  address: string;
  letter: File | null;
}

/** The address and a letter that shows it. */
export function AddressForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('member-centre');
  const check = usePictureCheck();
  const form = useForm<Fields>({
    initial: { address: '', letter: null },
    async onSend({ address, letter }) {
      const failure = await send({ level: 2, address, pictures: [await fileContent(letter!)] });
      if (failure) return failure;
      host().toast('success', t('identity.sent'));
      onSent();
    },
  });
  useBusy(form.edited ? t('identity.busy') : null);
  const letter = form.choice('letter', check);
  return (
    <form {...form.props} css={styles.form}>
      <TextField
        label={t('identity.address')}
        required
        autoComplete="street-address"
        maxLength={300}
        {...form.field('address', (text) => ((text ?? '').trim().length < 2 ? t('identity.missing') : null))}
      />
      <PictureField
        label={t('identity.letter')}
        value={letter.value}
        error={form.errorOf('letter')}
        onChange={letter.onChange}
      />
      <SendPictures form={form} />
    </form>
  );
}

const styles = { form: css({ display: 'grid', gap: tokens.space[4], maxInlineSize: 480 }) };
