import { passkeyLogin, passkeyLoginOptions } from '@atrium/contracts/passkeys';
import { failureOf, host } from '@atrium/host';
import { canUsePasskeys, signWithPasskey } from '@atrium/host/passkey';
import { FormFault } from '@atrium/forms/form-fault';
import { Button } from '@atrium/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { doorFromAddress } from '../login-door.ts';
import { loginSentence } from '../sign-in.state.ts';

/** Signs in by a passkey of this browser or phone: no username, no password. Source: 11-07. */
export function PasskeyLogin() {
  const { t } = useTranslation('shell');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (!canUsePasskeys()) return null;
  const signIn = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      const { api } = host();
      const answer = await signWithPasskey(api.call(passkeyLoginOptions));
      const result = await api.call(passkeyLogin, { body: { answer, ...doorFromAddress(location) } });
      const { settleLogin } = await import('../sign-in.ts');
      await settleLogin(result, 'passkey');
    } catch (error) {
      setRefusal(loginSentence(failureOf(error)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button wide size="large" icon="shield" busy={busy} onClick={() => void signIn()}>
        {t('login.passkey')}
      </Button>
      {refusal && <FormFault sentence={refusal} />}
    </>
  );
}
