import type { NextStep } from '@atrium/contracts/console';
import { enterCode } from '@atrium/contracts/console-factor';
import { Button } from '@atrium/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../../data/client.ts';
import { useReach } from '../../data/console-context.ts';
import { CodeForm } from '../../parts/code-form.tsx';
import { quiet } from '../../parts/page.tsx';
import { isOver } from './is-over.ts';
import { NewApp } from './new-app.tsx';

interface CodeStepProps {
  next: Exclude<NextStep['next'], 'passkey'>;
  /** Another second factor than an app; absent where this browser has none to offer. */
  onPasskey?: (() => void) | undefined;
  onEnter: () => Promise<unknown>;
  /** With the refusal when the time for this step is over. */
  onBack: (refused?: Refused) => void;
}

/**
 * The second step: a code of the authenticator app, which is bound here at the first sign-in. At a name that guesses have
 * locked, the registry does not say which second factor it has.
 */
export function CodeStep({ next, onPasskey, onEnter, onBack }: CodeStepProps) {
  const { t } = useTranslation();
  const { call } = useReach();
  const entering = useMutation<unknown, Refused, string>({
    mutationFn: (code) => call(enterCode, { body: { code } }),
    onSuccess: onEnter,
    onError: (refused) => isOver(refused) && onBack(refused),
  });
  return (
    <CodeForm
      submit={t('signIn')}
      cancel={t('back')}
      refused={entering.error}
      onCode={(code) =>
        entering.mutateAsync(code).then(
          () => true,
          () => false,
        )
      }
      onCancel={() => onBack()}
      instead={
        next !== 'code' &&
        onPasskey && (
          <Button variant="quiet" onClick={onPasskey}>
            {t('factor.passkeyInstead')}
          </Button>
        )
      }
    >
      {next === 'enrol' ? (
        <NewApp onOver={onBack} />
      ) : (
        <p css={quiet}>{t(next === 'either' ? 'factor.eitherText' : 'factor.codeText')}</p>
      )}
    </CodeForm>
  );
}
