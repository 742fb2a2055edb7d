import { CodeField } from '@atrium/forms/code-field';
import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import type { ApiError } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { PasswordField } from '@atrium/ui/password-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface AuthenticatorFormProps {
  /** What proves the member here. */
  by: 'password' | 'code';
  submit: string;
  /** Resolves to why it was refused, or to nothing. */
  onSend: (typed: string) => Promise<ApiError | null>;
  onCancel: () => void;
  /** Above the field. */
  children?: ReactNode;
}

const CODE_LENGTH = 6;

/** One step of binding or removing an authenticator app. */
export function AuthenticatorForm({ by, submit, onSend, onCancel, children }: AuthenticatorFormProps) {
  const { t } = useTranslation('member-centre');
  const form = useForm({
    initial: { typed: '' },
    onSend: async ({ typed }) => await onSend(typed),
    fieldOf: { PASSWORD_WRONG: 'typed', VERIFICATION_CODE_INVALID: 'typed' },
  });
  return (
    <form {...form.props} css={styles.form}>
      {children}
      {by === 'password' ? (
        <PasswordField
          label={t('security.password')}
          required
          autoComplete="current-password"
          showLabel={t('security.showPassword')}
          hideLabel={t('security.hidePassword')}
          {...form.field('typed')}
        />
      ) : (
        <CodeField label={t('security.code')} required maxLength={CODE_LENGTH} {...form.field('typed')} />
      )}
      <FormFault sentence={form.refusal} />
      <div css={styles.buttons}>
        <Button type="submit" variant="primary" busy={form.sending} disabled={form.value('typed').trim() === ''}>
          {submit}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </form>
  );
}

const styles = {
  form: css({ display: 'grid', gap: tokens.space[4], maxInlineSize: 420 }),
  buttons: css({ display: 'flex', gap: tokens.space[3] }),
};
