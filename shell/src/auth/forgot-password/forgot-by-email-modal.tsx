import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { Note } from '@atrium/ui/note';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestLinkAtom, emailFormProblem, type ForgottenByEmail } from './forgot-by-email.state.ts';

/** Recovery by e-mail. No screen offers it (2.6-16): customer service gives out its address, `/?forgot=email`. */
export function ForgotByEmailModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const ask = useSetAtom(requestLinkAtom);
  const [sent, setSent] = useState(false);
  const form = useForm<ForgottenByEmail>({
    initial: { username: '', email: '' },
    async onSend(fields) {
      const failure = await ask(fields);
      setSent(failure === null);
      return failure;
    },
  });
  return (
    <Modal open={open} onClose={onClose} title={t('forgot.title')} closeLabel={t('action.close')} width={440}>
      <form {...form.props} css={styles.form}>
        <p css={styles.lead}>{t('forgotEmail.lead')}</p>
        <TextField
          label={t('login.username')}
          required
          autoComplete="username"
          {...form.field('username', (text) => emailFormProblem('username', text, t))}
        />
        <TextField
          label={t('register.field.email')}
          type="email"
          required
          autoComplete="email"
          {...form.field('email', (text) => emailFormProblem('email', text, t))}
        />
        <FormFault sentence={form.refusal} />
        <div role="status">{sent && <Note tone="own">{t('forgotEmail.sent')}</Note>}</div>
        <Button type="submit" variant="primary" size="large" wide busy={form.sending}>
          {t('forgotEmail.submit')}
        </Button>
      </form>
    </Modal>
  );
}

const styles = {
  form: css({ display: 'grid', gap: tokens.space[4] }),
  lead: css({ margin: 0, color: tokens.color.text2 }),
};
