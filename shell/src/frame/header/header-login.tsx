import { isSwitchOn } from '@atrium/contracts/switches';
import { host } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { headerLoginAtom, loginSentence, type SignInFailure, signInBusyAtom } from '../../auth/sign-in.state.ts';
import { startFreePlay } from '../../auth/free-play.ts';
import { openModalAtom } from '../../overlays/modals.state.ts';
import { headerInput } from './header-input.ts';

/** The visitor's part of the header: the short login form, and the links to registration and other logins. */
export function HeaderLogin() {
  const { t } = useTranslation('shell');
  const [missing, setMissing] = useState<{ username: boolean; password: boolean }>();
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const signIn = useSetAtom(headerLoginAtom);
  const busy = useAtomValue(signInBusyAtom);
  const openModal = useSetAtom(openModalAtom);
  const errorId = useId();
  const { whitelabel } = host().permission();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const username = String(fields.get('username')).trim();
    const password = String(fields.get('password')).trim();
    setMissing({ username: !username, password: !password });
    if (!username || !password) return;
    setFailure(null);
    setFailure(await signIn({ username, password }));
  };
  const sentence = missing?.username
    ? t('login.usernameRequired')
    : missing?.password
      ? t('login.passwordRequired')
      : failure && loginSentence(failure);
  return (
    <form css={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <input
        name="username"
        aria-label={t('login.username')}
        placeholder={t('login.username')}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={missing?.username || undefined}
        aria-describedby={sentence ? errorId : undefined}
        css={headerInput}
      />
      <input
        name="password"
        type="password"
        aria-label={t('login.password')}
        placeholder={t('login.password')}
        autoComplete="current-password"
        aria-invalid={missing?.password || undefined}
        aria-describedby={sentence ? errorId : undefined}
        css={headerInput}
      />
      <button type="button" css={styles.link} onClick={() => openModal({ name: 'forgetPassModal' })}>
        {t('login.forgotShort')}
      </button>
      {isSwitchOn(whitelabel, 'smsLogin') && (
        <button type="button" css={styles.link} onClick={() => openModal({ name: 'loginModal', tab: 'mobile' })}>
          {t('login.bySms')}
        </button>
      )}
      <Button type="submit" size="small" busy={busy}>
        {t('login.title')}
      </Button>
      {isSwitchOn(whitelabel, 'directRegistration') && (
        <Button size="small" variant="primary" onClick={() => openModal({ name: 'registerModal' })}>
          {t('account.signUp')}
        </Button>
      )}
      {isSwitchOn(whitelabel, 'freePlay') && (
        <Button size="small" variant="quiet" onClick={() => void startFreePlay()}>
          {t('account.freeDemo')}
        </Button>
      )}
      <span role="alert" id={errorId} css={styles.alert}>
        {sentence && <span css={styles.error}>{sentence}</span>}
      </span>
    </form>
  );
}

const styles = {
  form: css({ position: 'relative', display: 'flex', alignItems: 'center', gap: tokens.space[2] }),
  link: css({
    minBlockSize: 32,
    paddingInline: tokens.space[1],
    border: 0,
    background: 'none',
    color: tokens.color.text2,
    fontWeight: tokens.weight.medium,
    ...tokens.type.small,
    '&:hover': { color: tokens.color.text },
  }),
  alert: css({ display: 'contents' }),
  error: css({
    position: 'absolute',
    insetBlockStart: 'calc(100% + 4px)',
    insetInlineStart: 0,
    zIndex: tokens.layer.dropDown,
    maxInlineSize: 420,
    padding: `${tokens.space[2]} ${tokens.space[3]}`,
    border: `1px solid ${tokens.color.error}`,
    borderRadius: tokens.radius.medium,
    background: tokens.color.errorSoft,
    color: tokens.color.error,
    fontWeight: tokens.weight.medium,
    boxShadow: tokens.elevation.floating,
    ...tokens.type.small,
  }),
};
