import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
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
import { useTranslation } from 'react-i18next';
import type { ModalFormProps } from '../../overlays/modals.state.ts';
import { changePasswordDueAtom } from '../../session/session-phase.state.ts';
import { passwordProblem } from '../password-rule.ts';
import { typedPassword } from '../../session/typed-password.ts';
import { changePasswordAtom, type NewPassword } from './change-password.state.ts';

/** Account, old password (unless it was just typed for the login), and the new one twice. */
export function ChangePasswordModal({ open, onClose }: ModalFormProps) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const due = useAtomValue(changePasswordDueAtom);
  const change = useSetAtom(changePasswordAtom);
  const [known] = useState(typedPassword);
  const form = useForm<NewPassword>({
    initial: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    onSend: async (fields) => await change({ ...fields, oldPassword: known ?? fields.oldPassword }),
    fieldOf: {
      PASSWORD_WRONG: 'oldPassword',
      PASSWORD_RULE: 'newPassword',
      PASSWORD_COMMON: 'newPassword',
      INCONSISTENT_TWICE: 'confirmNewPassword',
    },
  });
  const eye = { showLabel: t('login.showPassword'), hideLabel: t('login.hidePassword') };
  return (
    <Modal open={open} onClose={onClose} title={t('changePassword.title')} closeLabel={t('action.close')} width={440}>
      <form {...form.props} css={styles.form}>
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
            {...form.field('oldPassword', (password) => (password ? null : t('login.passwordRequired')))}
          />
        )}
        <PasswordField
          label={t('changePassword.new')}
          required
          autoComplete="new-password"
          {...eye}
          {...form.field('newPassword', (password) => passwordProblem(password, t))}
        />
        <PasswordField
          label={t('changePassword.confirm')}
          required
          autoComplete="new-password"
          {...eye}
          {...form.field('confirmNewPassword', (password, { newPassword }) => {
            if (password === '') return t('changePassword.required');
            return password === newPassword ? null : t('inconsistent_twice');
          })}
        />
        <FormFault sentence={form.refusal} />
        <Button type="submit" variant="primary" size="large" wide busy={form.sending}>
          {t('changePassword.title')}
        </Button>
      </form>
    </Modal>
  );
}

const styles = { form: css({ display: 'grid', gap: tokens.space[4] }) };
