import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { Note } from '@atrium/ui/note';
import { PasswordField } from '@atrium/ui/password-field';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorsInLanguage } from '../../overlays/use-errors-in-language.ts';
import type { ModalFormProps } from '../../overlays/modals.state.ts';
import { LONGEST_CODE } from '../login/sms-login-form.tsx';
import { passwordProblem } from '../password-rule.ts';
import { MobileField } from '../sms/mobile-field.tsx';
import { mobileProblem } from '../sms/mobile-rule.ts';
import { SmsButton } from '../sms/sms-button.tsx';
import { type ForgottenPassword, setPasswordAtom } from './forgot-password.state.ts';

/** A new password by a code sent to the bound phone. The e-mail way exists at the server and is not offered (2.6-16). */
export function ForgotPasswordModal({ open, onClose }: ModalFormProps) {
  const { t } = useTranslation('shell');
  const setPassword = useSetAtom(setPasswordAtom);
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState, trigger, getValues } = useForm<ForgottenPassword>({
    defaultValues: { dialingCode: '+63', mobile: '', code: '', newPassword: '' },
  });
  useErrorsInLanguage({ formState, trigger });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (fields) => setFailure(await setPassword(fields)));
  return (
    <Modal open={open} onClose={onClose} title={t('forgot.title')} closeLabel={t('action.close')} width={440}>
      <form css={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <p css={styles.lead}>{t('forgot.lead')}</p>
        <MobileField
          dialingCode={register('dialingCode')}
          required
          error={errors.mobile?.message}
          {...register('mobile', { validate: (value) => mobileProblem(value, t) ?? true })}
        />
        <TextField
          label={t('sms.code')}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={LONGEST_CODE}
          error={errors.code?.message}
          after={
            <SmsButton
              purpose="forgot"
              number={async () =>
                (await trigger('mobile'))
                  ? { mobile: getValues('mobile').trim(), dialingCode: getValues('dialingCode') }
                  : null
              }
            />
          }
          {...register('code', { validate: (value) => value.trim() !== '' || t('sms.codeRequired') })}
        />
        <PasswordField
          label={t('changePassword.new')}
          required
          autoComplete="new-password"
          showLabel={t('login.showPassword')}
          hideLabel={t('login.hidePassword')}
          error={errors.newPassword?.message}
          {...register('newPassword', { validate: (value) => passwordProblem(value, t) ?? true })}
        />
        <div role="alert">{failure && <Note tone="bad">{failure}</Note>}</div>
        <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
          {t('forgot.submit')}
        </Button>
      </form>
    </Modal>
  );
}

const styles = {
  form: css({ display: 'grid', gap: tokens.space[4] }),
  lead: css({ color: tokens.color.text2 }),
};
