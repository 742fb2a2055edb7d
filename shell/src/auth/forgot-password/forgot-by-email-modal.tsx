import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { Note } from '@atrium/ui/note';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorsInLanguage } from '../../overlays/use-errors-in-language.ts';
import { FormFault } from '../proof/form-fault.tsx';
import { askForLinkAtom, emailFormProblem, type ForgottenByEmail } from './forgot-by-email.state.ts';

/** The way by e-mail. No screen offers it (2.6-16): customer service hands out its address, `/?forgot=email`. */
export function ForgotByEmailModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const ask = useSetAtom(askForLinkAtom);
  const [outcome, setOutcome] = useState<{ failure: string | null } | null>(null);
  const { register, handleSubmit, formState, trigger } = useForm<ForgottenByEmail>({
    defaultValues: { username: '', email: '' },
  });
  useErrorsInLanguage({ formState, trigger });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (fields) => setOutcome({ failure: await ask(fields) }));
  return (
    <Modal open={open} onClose={onClose} title={t('forgot.title')} closeLabel={t('action.close')} width={440}>
      <form css={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <p css={styles.lead}>{t('forgotEmail.lead')}</p>
        <TextField
          label={t('login.username')}
          required
          autoComplete="username"
          error={errors.username?.message}
          {...register('username', { validate: (value) => emailFormProblem('username', value, t) ?? true })}
        />
        <TextField
          label={t('register.field.email')}
          type="email"
          required
          autoComplete="email"
          error={errors.email?.message}
          {...register('email', { validate: (value) => emailFormProblem('email', value, t) ?? true })}
        />
        <FormFault sentence={outcome?.failure ?? null} />
        <div role="status">{outcome?.failure === null && <Note tone="own">{t('forgotEmail.sent')}</Note>}</div>
        <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
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
