import { session, signIn } from '@atrium/contracts/console';
import { useForm } from '@atrium/forms/use-form';
import { BrandLogo } from '@atrium/ui/brand-logo';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { PasswordField } from '@atrium/ui/password-field';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../data/client.ts';
import { useReach } from '../data/console-context.ts';
import { Refusal } from '../parts/refusal.tsx';
import { Preferences } from './preferences.tsx';

/** `over`: a session in this browser has just ended. */
export function SignIn({ over }: { over: boolean }) {
  const { t } = useTranslation();
  const { call } = useReach();
  const queries = useQueryClient();
  useEffect(() => {
    document.title = `${t('signIn')} · Atrium Ops`;
  }, [t]);
  const entering = useMutation<unknown, Refused, { name: string; password: string }>({
    mutationFn: (body) => call(signIn, { body }),
    // The next operator must not see the data of the one before.
    onSuccess: () => {
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== session.name });
      return queries.resetQueries({ queryKey: [session.name] });
    },
  });
  const form = useForm({
    initial: { name: '', password: '' },
    onSend: async (fields) => {
      await entering.mutateAsync(fields).catch(() => undefined);
      return null;
    },
  });
  return (
    <main css={styles.page}>
      <form {...form.props} css={styles.form}>
        <BrandLogo brand="atrium" size={36} />
        <h1>{t('signInTitle')}</h1>
        {over && !entering.error && <Note tone="warn">{t('sessionOver')}</Note>}
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
        <Preferences />
      </form>
    </main>
  );
}

const styles = {
  page: css({ display: 'grid', placeItems: 'center', minBlockSize: '100dvh', padding: tokens.space[4] }),
  form: css({
    display: 'grid',
    gap: tokens.space[4],
    inlineSize: 'min(400px, 100%)',
    padding: tokens.space[6],
    background: tokens.color.surface,
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
  }),
};
