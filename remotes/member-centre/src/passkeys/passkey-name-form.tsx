import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import type { ApiError } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

interface PasskeyNameFormProps {
  name?: string;
  submit: string;
  /** Resolves to the refusal, or to null. */
  onSend: (name: string) => Promise<ApiError | null>;
  onCancel: () => void;
}

const LONGEST_NAME = 60;

/** The name by which the member recognises a passkey. */
export function PasskeyNameForm({ name = '', submit, onSend, onCancel }: PasskeyNameFormProps) {
  const { t } = useTranslation('member-centre');
  const form = useForm({ initial: { name }, onSend: async (fields) => await onSend(fields.name.trim()) });
  return (
    <form {...form.props} css={styles.form}>
      <TextField
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        required
        autoFocus
        maxLength={LONGEST_NAME}
        {...form.field('name', (text) => (text.trim() === '' ? t('passkeys.nameMissing') : null))}
      />
      <FormFault sentence={form.refusal} />
      <div css={styles.buttons}>
        <Button type="submit" variant="primary" busy={form.sending}>
          {submit}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </form>
  );
}

const styles = {
  form: css({ display: 'grid', gap: tokens.space[4], inlineSize: '100%', maxInlineSize: 420 }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[3] }),
};
