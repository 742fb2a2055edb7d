import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { Button } from '@atrium/ui/button';
import { Checkbox } from '@atrium/ui/checkbox';
import { PasswordField } from '@atrium/ui/password-field';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openModalAtom } from '../../overlays/modals.state.ts';
import { rememberedLogin } from '../remembered-login.ts';
import { loginSentence, signInAtom, signInBusyAtom } from '../sign-in.state.ts';
import { type Captcha, captchaFields } from './captcha.state.ts';
import { CaptchaField } from './captcha-field.tsx';

interface Fields {
  username: string;
  password: string;
  captcha: string;
  remember: boolean;
}

/** Shown in the field for a password that this browser remembers; it is not a password. */
const PLACEHOLDER = '********';

/** Username and password, and a captcha once the server requires one. */
export function UsernameLoginForm({
  username,
  captcha = false,
  work: givenWork = 1,
}: {
  username?: string;
  captcha?: boolean;
  work?: number;
}) {
  const { t } = useTranslation('shell');
  const remembered = rememberedLogin();
  const known = remembered.password && (username ?? remembered.username) === remembered.username;
  const busy = useAtomValue(signInBusyAtom);
  const signIn = useSetAtom(signInAtom);
  const openModal = useSetAtom(openModalAtom);
  const [asked, setAsked] = useState(captcha);
  const [work, setWork] = useState(givenWork);
  const [tries, setTries] = useState(0);
  const [shownCaptcha, setShownCaptcha] = useState<Captcha | null>(null);
  const form = useForm<Fields>({
    initial: {
      username: username ?? remembered.username,
      password: known ? PLACEHOLDER : '',
      captcha: '',
      remember: remembered.remember,
    },
    async onSend(fields) {
      // An untouched password is the remembered one: a token in the gateway's own cookie stands for it (3-15).
      const untouched = known && fields.password === PLACEHOLDER && fields.username.trim() === remembered.username;
      const failure = await signIn({
        username: fields.username,
        password: fields.password,
        type: 'username',
        remember: fields.remember,
        ...(untouched && { remembered: true }),
        ...(asked && { captcha: fields.captcha.trim(), ...(await captchaFields(shownCaptcha)) }),
      });
      if (!failure) return;
      if (failure.captcha) setAsked(true);
      setWork(failure.work);
      setTries((before) => before + 1);
      form.resetField('captcha');
      if (untouched) form.resetField('password', '');
      return failure;
    },
    fieldOf: { CAPTCHA_INVALID: 'captcha', CAPTCHA_PROOF_INVALID: 'captcha' },
    sentenceOf: loginSentence,
  });
  const required = (sentence: string) => (text: string) => (text.trim() ? null : sentence);

  return (
    <form {...form.props} css={styles.form}>
      <TextField
        label={t('login.username')}
        required
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        {...form.field('username', required(t('login.usernameRequired')))}
      />
      <PasswordField
        label={t('login.password')}
        hint={known && t('login.remembered')}
        required
        autoComplete="current-password"
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        {...form.field('password', required(t('login.passwordRequired')))}
      />
      {asked && (
        <CaptchaField
          round={tries}
          work={work}
          onNew={setShownCaptcha}
          {...form.field('captcha', required(t('login.captchaRequired')))}
        />
      )}
      <div css={styles.line}>
        <Checkbox label={t('login.remember')} {...form.field('remember')} />
        <button type="button" css={styles.link} onClick={() => openModal({ name: 'forgetPassModal' })}>
          {t('login.forgot')}
        </button>
      </div>
      <FormFault sentence={form.refusal} />
      <Button type="submit" variant="primary" size="large" wide busy={busy || form.sending}>
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
