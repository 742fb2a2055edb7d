import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { PasswordField } from '@atrium/ui/password-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { ModalFormProps } from '../../overlays/modals.state.ts';
import { passwordProblem } from '../password-rule.ts';
import { loginSentence } from '../sign-in.state.ts';
import { MobileCodeFields } from '../sms/mobile-code-fields.tsx';
import { type ForgottenPassword, setPasswordAtom } from './forgot-password.state.ts';

/** Sets a new password with a code sent to the bound phone. Recovery by e-mail exists at the server and is not offered (2.6-16). */
export function ForgotPasswordModal({ open, onClose }: ModalFormProps) {
  const { t } = useTranslation('shell');
  const setPassword = useSetAtom(setPasswordAtom);
  const form = useForm<ForgottenPassword>({
    initial: { dialingCode: '+63', mobile: '', code: '', newPassword: '' },
    onSend: async (fields) => await setPassword(fields),
    fieldOf: {
      MOBILE_INVALID: 'mobile',
      VERIFICATION_CODE_INVALID: 'code',
      VERIFICATION_CODE_EXPIRED: 'code',
      PASSWORD_RULE: 'newPassword',
      PASSWORD_COMMON: 'newPassword',
    },
    sentenceOf: loginSentence,
  });
  return (
    <Modal open={open} onClose={onClose} title={t('forgot.title')} closeLabel={t('action.close')} width={440}>
      <form {...form.props} css={styles.form}>
        <p css={styles.lead}>{t('forgot.lead')}</p>
        <MobileCodeFields form={form} purpose="forgot" />
        <PasswordField
          label={t('changePassword.new')}
          required
          autoComplete="new-password"
          showLabel={t('login.showPassword')}
          hideLabel={t('login.hidePassword')}
          {...form.field('newPassword', (password) => passwordProblem(password, t))}
        />
        <FormFault sentence={form.refusal} />
        <Button type="submit" variant="primary" size="large" wide busy={form.sending}>
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
