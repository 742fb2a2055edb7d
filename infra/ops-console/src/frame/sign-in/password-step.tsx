import { type NextStep, signIn } from '@atrium/contracts/console';
import { useForm } from '@atrium/forms/use-form';
import { Button } from '@atrium/ui/button';
import { PasswordField } from '@atrium/ui/password-field';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import type { Refused } from '../../data/client.ts';
import { useReach } from '../../data/console-context.ts';
import { Refusal } from '../../parts/refusal.tsx';

interface PasswordStepProps {
  /** The session is open. */
  onEnter: () => Promise<unknown>;
  onNext: (next: NextStep['next']) => void;
}

/** The first step: name and password. */
export function PasswordStep({ onEnter, onNext }: PasswordStepProps) {
  const { t } = useTranslation();
  const { call } = useReach();
  const entering = useMutation<OperationReply<typeof signIn>, Refused, { name: string; password: string }>({
    mutationFn: (body) => call(signIn, { body }),
    onSuccess: (answer) => ('next' in answer ? onNext(answer.next) : onEnter()),
  });
  const form = useForm({
    initial: { name: '', password: '' },
    onSend: async (fields) => {
      await entering.mutateAsync(fields).catch(() => undefined);
      return null;
    },
  });
  return (
    <form {...form.props} css={styles.form}>
      <TextField label={t('name')} autoComplete="username" autoCapitalize="none" required {...form.field('name')} />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        required
        {...form.field('password')}
      />
      <Refusal refused={entering.error} />
      <Button type="submit" variant="primary" size="large" wide busy={entering.isPending}>
        {t('signIn')}
      </Button>
    </form>
  );
}

const styles = { form: css({ display: 'grid', gap: tokens.space[4] }) };
