import { enterPasskey, passkeyOptions } from '@atrium/contracts/console-passkey';
import { useTranslation } from 'react-i18next';
import { Refused } from '../../data/client.ts';
import { useReach } from '../../data/console-context.ts';
import { PasskeyForm } from '../../parts/passkey-form.tsx';
import { isOver } from './is-over.ts';

interface PasskeyStepProps {
  /** No second factor is bound yet: a new passkey is. */
  creates: boolean;
  onEnter: () => Promise<unknown>;
  /** With the refusal when the time for this step is over. */
  onBack: (refused?: Refused) => void;
}

/** The second step by passkey. */
export function PasskeyStep({ creates, onEnter, onBack }: PasskeyStepProps) {
  const { t } = useTranslation();
  const { call } = useReach();
  const orBack = <T,>(answer: Promise<T>): Promise<T> =>
    answer.catch((error: unknown) => {
      if (error instanceof Refused && isOver(error)) onBack(error);
      throw error;
    });
  return (
    <PasskeyForm
      text={t(creates ? 'factor.passkeyNewText' : 'factor.passkeyText')}
      submit={t(creates ? 'factor.passkeyNew' : 'factor.passkeyUse')}
      cancel={t('back')}
      options={() => orBack(call(passkeyOptions))}
      onAnswer={(answer) => orBack(call(enterPasskey, { body: { answer } })).then(onEnter)}
      onCancel={() => onBack()}
    />
  );
}
