import { Button } from '@atrium/ui/button';
import { Checkbox } from '@atrium/ui/checkbox';
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
import { openModalAtom } from '../../overlays/modals.state.ts';
import { rememberedLogin } from '../remembered-login.ts';
import { type SignInFailure, signInAtom, signInBusyAtom } from '../sign-in.state.ts';
import { CaptchaField } from './captcha-field.tsx';

interface Fields {
  username: string;
  password: string;
  captcha: string;
  remember: boolean;
}

/** Stands in the field for a password that this browser remembers; it is no password itself. */
const PLACEHOLDER = '********';

/** Username and password; a captcha once the server asks for one. */
export function UsernameLoginForm({ username, captcha = false }: { username?: string; captcha?: boolean }) {
  const { t } = useTranslation('shell');
  const remembered = rememberedLogin();
  const known =
    remembered.remember && remembered.username !== '' && (username ?? remembered.username) === remembered.username;
  const { register, handleSubmit, formState, trigger, resetField } = useForm<Fields>({
    defaultValues: {
      username: username ?? remembered.username,
      password: known ? PLACEHOLDER : '',
      captcha: '',
      remember: remembered.remember,
    },
    shouldUnregister: true,
  });
  useErrorsInLanguage({ formState, trigger });
  const busy = useAtomValue(signInBusyAtom);
  const signIn = useSetAtom(signInAtom);
  const openModal = useSetAtom(openModalAtom);
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const [captchaId, setCaptchaId] = useState<string>();
  const asked = captcha || failure?.captcha === true;
  const required = (message: string) => ({ validate: (value: string) => value.trim() !== '' || message });
  const { errors } = formState;

  const submit = handleSubmit(async (fields) => {
    // An untouched password is the remembered one: a token in the gateway's own cookie stands for it (3-15).
    const untouched = known && fields.password === PLACEHOLDER && fields.username.trim() === remembered.username;
    const refused = await signIn({
      username: fields.username,
      password: fields.password,
      type: 'username',
      remember: fields.remember,
      ...(untouched && { remembered: true }),
      ...(asked && { captcha: fields.captcha.trim(), captchaId }),
    });
    setFailure(refused && { ...refused, captcha: refused.captcha || asked });
    if (!refused) return;
    resetField('captcha');
    if (untouched) resetField('password', { defaultValue: '' });
  });

  return (
    <form css={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t('login.username')}
        required
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username', required(t('login.usernameRequired')))}
      />
      <PasswordField
        label={t('login.password')}
        hint={known && t('login.remembered')}
        required
        autoComplete="current-password"
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        error={errors.password?.message}
        {...register('password', required(t('login.passwordRequired')))}
      />
      {asked && (
        <CaptchaField
          round={failure}
          error={errors.captcha?.message}
          onNew={setCaptchaId}
          {...register('captcha', required(t('login.captchaRequired')))}
        />
      )}
      <div css={styles.line}>
        <Checkbox label={t('login.remember')} {...register('remember')} />
        <button type="button" css={styles.link} onClick={() => openModal({ name: 'forgetPassModal' })}>
          {t('login.forgot')}
        </button>
      </div>
      <div role="alert">{failure && <Note tone="bad">{failure.sentence}</Note>}</div>
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {t('login.title')}
      </Button>
    </form>
  );
}

const styles = {
  form: css({ display: 'grid', gap: tokens.space[4] }),
  line: css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.space[4] }),
  link: css({
    padding: `${tokens.space[1]} 0`,
    border: 0,
    background: 'none',
    fontWeight: tokens.weight.strong,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    ...tokens.type.small,
  }),
};
