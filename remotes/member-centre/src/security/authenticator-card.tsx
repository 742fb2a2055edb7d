import { type ApiError, useBusy, useErrorSentence, useResource } from '@atrium/host';
import { Badge } from '@atrium/ui/badge';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { PasswordField } from '@atrium/ui/password-field';
import { QrCode } from '@atrium/ui/qr-code';
import { SectionHead } from '@atrium/ui/section-head';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authenticatorResource, begin, confirm, type NewAuthenticator, remove } from './authenticator.state.ts';

type Step = { name: 'rest' } | { name: 'password' } | { name: 'scan'; made: NewAuthenticator } | { name: 'remove' };

/** Binds an authenticator app, or takes it off: one of the ways to verify a login from a new place. Source: 4-75. */
export function AuthenticatorCard() {
  const { t } = useTranslation('member-centre');
  const sentence = useErrorSentence();
  const { value, reload } = useResource(authenticatorResource);
  const [step, setStep] = useState<Step>({ name: 'rest' });
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  useBusy(step.name === 'rest' ? null : t('security.busy'));
  if (!value) return null;

  const go = (next: Step) => {
    setStep(next);
    setText('');
    setFailure(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const outcome =
      step.name === 'password' ? await begin(text) : step.name === 'scan' ? await confirm(text) : await remove(text);
    setBusy(false);
    if ('failure' in outcome) return setFailure(outcome.failure);
    if ('secret' in outcome.value) return go({ name: 'scan', made: outcome.value });
    go({ name: 'rest' });
    await reload();
  };
  return (
    <section css={styles.card}>
      <SectionHead
        title={t('security.authenticator')}
        level={3}
        end={value.bound && <Badge>{t('security.bound')}</Badge>}
      />
      <p css={styles.text}>{t('security.authenticatorText')}</p>
      {step.name === 'rest' ? (
        <Button icon="shield" onClick={() => go({ name: value.bound ? 'remove' : 'password' })}>
          {value.bound ? t('security.remove') : t('security.bind')}
        </Button>
      ) : (
        <form css={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          {step.name === 'scan' && (
            <>
              <p css={styles.text}>{t('security.scan')}</p>
              <QrCode value={step.made.uri} label={t('security.qr')} />
              <TextField label={t('security.secret')} value={step.made.secret} readOnly />
            </>
          )}
          {step.name === 'password' ? (
            <PasswordField
              label={t('security.password')}
              required
              autoComplete="current-password"
              showLabel={t('security.showPassword')}
              hideLabel={t('security.hidePassword')}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          ) : (
            <TextField
              label={t('security.code')}
              required
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
          {failure && (
            <Note tone="bad" role="alert">
              {sentence(failure)}
            </Note>
          )}
          <div css={styles.buttons}>
            <Button type="submit" variant="primary" busy={busy} disabled={text.trim() === ''}>
              {step.name === 'remove' ? t('security.remove') : t('security.next')}
            </Button>
            <Button onClick={() => go({ name: 'rest' })}>{t('cancel')}</Button>
          </div>
        </form>
      )}
    </section>
  );
}

const styles = {
  card: css({
    padding: tokens.space[5],
    marginBlockEnd: tokens.space[6],
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    background: tokens.color.surface2,
  }),
  form: css({ display: 'grid', gap: tokens.space[4], maxInlineSize: 420 }),
  text: css({ margin: `0 0 ${tokens.space[4]}`, color: tokens.color.text2, ...tokens.type.small }),
  buttons: css({ display: 'flex', gap: tokens.space[3] }),
};
