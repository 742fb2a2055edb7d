import { useSession } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { Note } from '@atrium/ui/note';
import { PasswordField } from '@atrium/ui/password-field';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorsInLanguage } from '../../overlays/use-errors-in-language.ts';
import type { ModalFormProps } from '../../overlays/modals.state.ts';
import { changePasswordDueAtom } from '../../session/session-phase.state.ts';
import { passwordProblem } from '../password-rule.ts';
import { typedPassword } from '../../session/typed-password.ts';
import { changePasswordAtom, type NewPassword } from './change-password.state.ts';

/** Account, old password (unless it was typed a moment ago), the new one twice. */
export function ChangePasswordModal({ open, onClose }: ModalFormProps) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const due = useAtomValue(changePasswordDueAtom);
  const change = useSetAtom(changePasswordAtom);
  const [known] = useState(typedPassword);
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState, trigger, getValues } = useForm<NewPassword>({
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
  });
  useErrorsInLanguage({ formState, trigger });
  const { errors, isSubmitting } = formState;
  const eye = { showLabel: t('login.showPassword'), hideLabel: t('login.hidePassword') };
  const submit = handleSubmit(async (fields) =>
    setFailure(await change({ ...fields, oldPassword: known ?? fields.oldPassword })),
  );
  return (
    <Modal open={open} onClose={onClose} title={t('changePassword.title')} closeLabel={t('action.close')} width={440}>
      <form css={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {due && <Note tone="own">{t('changePassword.due')}</Note>}
        <TextField
          label={t('changePassword.account')}
          value={session?.account ?? ''}
          readOnly
          autoComplete="username"
        />
        {known === undefined && (
          <PasswordField
            label={t('changePassword.old')}
            required
            autoComplete="current-password"
            {...eye}
            error={errors.oldPassword?.message}
            {...register('oldPassword', { validate: (value) => value !== '' || t('login.passwordRequired') })}
          />
        )}
        <PasswordField
          label={t('changePassword.new')}
          required
          autoComplete="new-password"
          {...eye}
          error={errors.newPassword?.message}
          {...register('newPassword', { validate: (value) => passwordProblem(value, t) ?? true })}
        />
        <PasswordField
          label={t('changePassword.confirm')}
          required
          autoComplete="new-password"
          {...eye}
          error={errors.confirmNewPassword?.message}
          {...register('confirmNewPassword', {
            validate: (value) =>
              value === ''
                ? t('changePassword.required')
                : value === getValues('newPassword') || t('inconsistent_twice'),
          })}
        />
        <div role="alert">{failure && <Note tone="bad">{failure}</Note>}</div>
        <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
          {t('changePassword.title')}
        </Button>
      </form>
    </Modal>
  );
}

const styles = { form: css({ display: 'grid', gap: tokens.space[4] }) };
