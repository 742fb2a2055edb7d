import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { Button } from '@atrium/ui/button';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isGroup, type Terms, termsOf } from './account-terms.ts';
import { firstPassword } from './first-password.ts';
import { OpenedAccount } from './opened-account.tsx';
import { type Bounds, openAccount } from './register.state.ts';
import { KindChoice, RateField } from './terms-fields.tsx';

interface Fields extends Terms {
  username: string;
  password: string;
}
const fresh = ({ groups }: Bounds): Fields => ({
  kind: 'member',
  username: '',
  prizeGroup: String(groups.most),
  rate: '',
  password: firstPassword(),
});

/** Opens an account below the agent: a name, a prize group and a first password (12-01). */
export function AccountForm({ bounds }: { bounds: Bounds }) {
  const { t } = useTranslation('agent-centre');
  const [opened, setOpened] = useState<{ account: string; password: string }>();
  const form = useForm<Fields>({
    initial: fresh(bounds),
    fieldOf: {
      USERNAME_TAKEN: 'username',
      PASSWORD_RULE: 'password',
      PASSWORD_COMMON: 'password',
      ACCOUNT_TERMS: 'prizeGroup',
    },
    async onSend(fields) {
      const { username, password } = fields;
      const { value, failure } = await openAccount({ account: username.trim(), password, ...termsOf(fields) });
      if (failure) return failure;
      setOpened({ account: value.account, password });
      form.reset(fresh(bounds));
      return null;
    },
  });
  const { groups, password } = bounds;
  if (opened) return <OpenedAccount {...opened} onAnother={() => setOpened(undefined)} />;
  return (
    <form {...form.props} css={styles.form}>
      <KindChoice form={form} />
      <TextField
        label={t('register.name')}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username', (name) => (name.trim() ? null : t('register.fault.name')))}
      />
      <TextField
        label={t('register.group')}
        required
        inputMode="numeric"
        autoComplete="off"
        hint={t('register.groupHint', groups)}
        {...form.field('prizeGroup', (group) => (isGroup(group, bounds) ? null : t('register.fault.group', groups)))}
      />
      <TextField
        label={t('register.password')}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={t('register.passwordHint')}
        {...form.field('password', (typed) =>
          typed.length < password.minLength || typed.length > password.maxLength
            ? t('register.fault.password', { min: password.minLength, max: password.maxLength })
            : null,
        )}
      />
      <RateField form={form} bounds={bounds} />
      <FormFault sentence={form.refusal} />
      <Button type="submit" variant="primary" size="large" wide busy={form.sending}>
        {t('register.open')}
      </Button>
    </form>
  );
}

const styles = { form: css({ display: 'grid', gap: tokens.space[4], maxInlineSize: 480 }) };
