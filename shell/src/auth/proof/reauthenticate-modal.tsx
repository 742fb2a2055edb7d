import { reauthenticate } from '@atrium/contracts/session';
import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { failureOf, host, useSession } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { PasswordField } from '@atrium/ui/password-field';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { signOut } from '../sign-out.ts';
import type { SecurityForm } from '../../session/security-form.state.ts';

interface Props {
  form: Extract<SecurityForm, { name: 'reauthenticate' }>;
  open: boolean;
  onClose: () => void;
}

/** Asks for the password before money moves in an idle session; closing it cancels the transaction. */
export function ReauthenticateModal({ form: question, open, onClose }: Props) {
  const { t } = useTranslation('shell');
  const account = useSession()?.account ?? '';
  // Waiting calls are always resolved, also when another form or the end of the session closes this one.
  useEffect(() => (open ? () => question.answer(false) : undefined), [open, question]);
  const end = (again: boolean) => {
    onClose();
    question.answer(again);
  };
  const form = useForm({
    initial: { password: '' },
    async onSend({ password }) {
      try {
        await host().api.call(reauthenticate, { body: { password } });
        end(true);
      } catch (error) {
        return failureOf(error);
      }
    },
    fieldOf: { PASSWORD_WRONG: 'password' },
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
      <form {...form.props} css={styles.form}>
        <p css={styles.lead}>{t('reauthenticate.lead')}</p>
        <TextField label={t('changePassword.account')} value={account} readOnly autoComplete="username" />
        <PasswordField
          label={t('login.password')}
          required
          autoComplete="current-password"
          showLabel={t('login.showPassword')}
          hideLabel={t('login.hidePassword')}
          {...form.field('password', (password) => (password ? null : t('login.passwordRequired')))}
        />
        <FormFault sentence={form.refusal} />
        <Button type="submit" variant="primary" size="large" wide busy={form.sending}>
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
