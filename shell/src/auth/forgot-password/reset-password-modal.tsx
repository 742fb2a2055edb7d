import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { PasswordField } from '@atrium/ui/password-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { passwordProblem } from '../password-rule.ts';
import { loginSentence } from '../sign-in.state.ts';
import { setPasswordByLinkAtom } from './new-password.state.ts';

/** The form that the link of a reset e-mail opens: the new password, twice. */
export function ResetPasswordModal({ token, open, onClose }: { token: string; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const setPassword = useSetAtom(setPasswordByLinkAtom);
  const form = useForm({
    initial: { newPassword: '', confirm: '' },
    async onSend({ newPassword }) {
      const failure = await setPassword({ token, newPassword });
      if (failure) return failure;
      onClose();
    },
    fieldOf: { PASSWORD_RULE: 'newPassword', PASSWORD_COMMON: 'newPassword' },
    sentenceOf: loginSentence,
  });
  const eye = { showLabel: t('login.showPassword'), hideLabel: t('login.hidePassword'), autoComplete: 'new-password' };
  return (
    <Modal open={open} onClose={onClose} title={t('reset.title')} closeLabel={t('action.close')} width={440}>
      <form {...form.props} css={styles.form}>
        <p css={styles.lead}>{t('reset.lead')}</p>
        <PasswordField
          label={t('changePassword.new')}
          required
          {...eye}
          {...form.field('newPassword', (password) => passwordProblem(password, t))}
        />
        <PasswordField
          label={t('changePassword.confirm')}
          required
          {...eye}
          {...form.field('confirm', (password, { newPassword }) => {
            if (password === '') return t('changePassword.required');
            return password === newPassword ? null : t('inconsistent_twice');
          })}
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
  lead: css({ margin: 0, color: tokens.color.text2 }),
};
