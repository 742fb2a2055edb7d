import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { PasswordField } from '@atrium/ui/password-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorsInLanguage } from '../../overlays/use-errors-in-language.ts';
import { passwordProblem } from '../password-rule.ts';
import { FormFault } from '../proof/form-fault.tsx';
import { setPasswordByLinkAtom } from './new-password.state.ts';

/** Where the link of a reset e-mail leads: the new password, twice. */
export function ResetPasswordModal({ token, open, onClose }: { token: string; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const setPassword = useSetAtom(setPasswordByLinkAtom);
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState, trigger, getValues } = useForm({
    defaultValues: { newPassword: '', confirm: '' },
  });
  useErrorsInLanguage({ formState, trigger });
  const { errors, isSubmitting } = formState;
  const eye = { showLabel: t('login.showPassword'), hideLabel: t('login.hidePassword'), autoComplete: 'new-password' };
  const submit = handleSubmit(async ({ newPassword }) => {
    const sentence = await setPassword({ token, newPassword });
    setFailure(sentence);
    if (sentence === null) onClose();
  });
  return (
    <Modal open={open} onClose={onClose} title={t('reset.title')} closeLabel={t('action.close')} width={440}>
      <form css={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <p css={styles.lead}>{t('reset.lead')}</p>
        <PasswordField
          label={t('changePassword.new')}
          required
          {...eye}
          error={errors.newPassword?.message}
          {...register('newPassword', { validate: (value) => passwordProblem(value, t) ?? true })}
        />
        <PasswordField
          label={t('changePassword.confirm')}
          required
          {...eye}
          error={errors.confirm?.message}
          {...register('confirm', {
            validate: (value) =>
              value === ''
                ? t('changePassword.required')
                : value === getValues('newPassword') || t('inconsistent_twice'),
          })}
        />
        <FormFault sentence={failure} />
        <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
          {t('forgot.submit')}
        </Button>
      </form>
    </Modal>
  );
}

const styles = {
  form: css({ display: 'grid', gap: tokens.space[4] }),
  lead: css({ margin: 0, color: tokens.color.text2 }),
};
