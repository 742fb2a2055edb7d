import { type ApiError, useBusy, useResource } from '@atrium/host';
import { Badge } from '@atrium/ui/badge';
import { Button } from '@atrium/ui/button';
import { SectionHead } from '@atrium/ui/section-head';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthenticatorForm } from './authenticator-form.tsx';
import { authenticatorResource, begin, confirm, type NewAuthenticator, remove } from './authenticator.state.ts';

// Once the password is right, and not before.
const AuthenticatorKey = lazy(async () => ({ default: (await import('./authenticator-key.tsx')).AuthenticatorKey }));

type Step = { name: 'rest' } | { name: 'password' } | { name: 'scan'; made: NewAuthenticator } | { name: 'remove' };

/** Binds an authenticator app, or removes it: one of the ways to verify a login from a new place. Source: 4-75. */
export function AuthenticatorCard() {
  const { t } = useTranslation('member-centre');
  const { value, reload } = useResource(authenticatorResource);
  const [step, setStep] = useState<Step>({ name: 'rest' });
  useBusy(step.name === 'rest' ? null : t('security.busy'));
  if (!value) return null;

  const send = async (typed: string): Promise<ApiError | null> => {
    if (step.name === 'password') {
      const outcome = await begin(typed);
      if ('failure' in outcome) return outcome.failure;
      setStep({ name: 'scan', made: outcome.value });
      return null;
    }
    const outcome = await (step.name === 'scan' ? confirm(typed) : remove(typed));
    if ('failure' in outcome) return outcome.failure;
    setStep({ name: 'rest' });
    await reload();
    return null;
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
        <Button icon="shield" onClick={() => setStep(value.bound ? { name: 'remove' } : { name: 'password' })}>
          {value.bound ? t('security.remove') : t('security.bind')}
        </Button>
      ) : (
        <AuthenticatorForm
          key={step.name}
          by={step.name === 'password' ? 'password' : 'code'}
          submit={step.name === 'remove' ? t('security.remove') : t('security.next')}
          onSend={send}
          onCancel={() => setStep({ name: 'rest' })}
        >
          {step.name === 'scan' && (
            <>
              <p css={styles.text}>{t('security.scan')}</p>
              <Suspense>
                <AuthenticatorKey {...step.made} />
              </Suspense>
            </>
          )}
        </AuthenticatorForm>
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
  text: css({ margin: `0 0 ${tokens.space[4]}`, color: tokens.color.text2, ...tokens.type.small }),
};
