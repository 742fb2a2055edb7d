import type { OperationReply } from '@atrium/contracts/registry-operation';
import type { passkeyOptions } from '@atrium/contracts/console-passkey';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refused } from '../data/client.ts';
import { quiet } from './page.tsx';
import { Refusal } from './refusal.tsx';

/** The authenticator's answer, for the calls of `console-passkey.ts`. */
export type PasskeyAnswer = { id: string; response: { clientDataJSON: string } };

interface PasskeyFormProps {
  text: string;
  submit: string;
  cancel: string;
  /** The options of the registry. */
  options: () => Promise<OperationReply<typeof passkeyOptions>>;
  onAnswer: (answer: PasskeyAnswer) => Promise<unknown>;
  onCancel: () => void;
}

/** Asks the browser for the operator's passkey, or for a new one. */
export function PasskeyForm({ text, submit, cancel, options, onAnswer, onCancel }: PasskeyFormProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Refused | 'browser'>();
  const ask = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      const { creates, options: given } = await options();
      const answer = creates
        ? await startRegistration({ optionsJSON: given as unknown as PublicKeyCredentialCreationOptionsJSON })
        : await startAuthentication({ optionsJSON: given as unknown as PublicKeyCredentialRequestOptionsJSON });
      await onAnswer(answer);
    } catch (error) {
      // Of the browser: closed, timed out, or no such passkey here.
      setFault(error instanceof Refused ? error : 'browser');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div css={styles.form}>
      <p css={quiet}>{text}</p>
      {fault === 'browser' ? <Note tone="warn">{t('factor.passkeyFault')}</Note> : <Refusal refused={fault ?? null} />}
      <div css={styles.buttons}>
        <Button size="large" variant="quiet" onClick={onCancel}>
          {cancel}
        </Button>
        <Button size="large" variant="primary" busy={busy} autoFocus onClick={() => void ask()}>
          {submit}
        </Button>
      </div>
    </div>
  );
}

const styles = {
  form: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4] }),
  buttons: css({ display: 'flex', gap: tokens.space[3], justifyContent: 'flex-end' }),
};
