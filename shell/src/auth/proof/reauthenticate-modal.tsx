import { ApiError } from '@atrium/api/api-error';
import { reauthenticate } from '@atrium/contracts/session';
import { host, useErrorSentence, useSession } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { PasswordField } from '@atrium/ui/password-field';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorsInLanguage } from '../../overlays/use-errors-in-language.ts';
import { signOut } from '../sign-out.ts';
import { FormFault } from './form-fault.tsx';
import type { SecurityForm } from '../../session/security-form.state.ts';

interface Props {
  form: Extract<SecurityForm, { name: 'reauthenticate' }>;
  open: boolean;
  onClose: () => void;
}

/** Asks for the password before money moves in a session that has rested; closing it leaves the money where it is. */
export function ReauthenticateModal({ form, open, onClose }: Props) {
  const { t } = useTranslation('shell');
  const sentence = useErrorSentence();
  const account = useSession()?.account ?? '';
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState, trigger } = useForm<{ password: string }>({
    defaultValues: { password: '' },
  });
  useErrorsInLanguage({ formState, trigger });
  // However it goes, by another form too, or with the session: who waits is told.
  useEffect(() => (open ? () => form.answer(false) : undefined), [open, form]);
  const end = (again: boolean) => {
    onClose();
    form.answer(again);
  };
  const submit = handleSubmit(async ({ password }) => {
    try {
      await host().api.call(reauthenticate, { body: { password } });
      end(true);
    } catch (error) {
      setFailure(sentence(error instanceof ApiError ? error : new ApiError('UNKNOWN')));
    }
  });
  const other = async () => {
    end(false);
    await signOut();
  };
  return (
    <Modal
      open={open}
      onClose={() => end(false)}
      title={t('reauthenticate.title')}
      closeLabel={t('action.close')}
      width={416}
    >
      <form css={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <p css={styles.lead}>{t('reauthenticate.lead')}</p>
        <TextField label={t('changePassword.account')} value={account} readOnly autoComplete="username" />
        <PasswordField
          label={t('login.password')}
          required
          autoComplete="current-password"
          showLabel={t('login.showPassword')}
          hideLabel={t('login.hidePassword')}
          error={formState.errors.password?.message}
          {...register('password', { validate: (value) => value !== '' || t('login.passwordRequired') })}
        />
        <FormFault sentence={failure} />
        <Button type="submit" variant="primary" size="large" wide busy={formState.isSubmitting}>
          {t('reauthenticate.submit')}
        </Button>
        <Button variant="quiet" wide onClick={() => void other()}>
          {t('reauthenticate.other')}
        </Button>
      </form>
    </Modal>
  );
}

const styles = {
  form: css({ display: 'grid', gap: tokens.space[4] }),
  lead: css({ margin: 0, color: tokens.color.text2 }),
};
