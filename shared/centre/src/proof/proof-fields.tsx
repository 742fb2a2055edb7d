import type { Proofs, ProofWay } from '@atrium/contracts/member-proof';
import { CodeField } from '@atrium/forms/code-field';
import type { FieldProps } from '@atrium/forms/form';
import { type ApiError, useErrorSentence } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { PasswordField } from '@atrium/ui/password-field';
import { RadioGroup } from '@atrium/ui/radio-group';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What sending a code resolves to: the refusal, or the minutes that the code is valid for. */
export type SentCode = { failure: ApiError } | { minutes: number };

interface ProofFieldsProps {
  proofs: Proofs;
  /** The chosen way. */
  way: { value: ProofWay; onChange: (way: ProofWay) => void };
  /** The code or the password. */
  answer: FieldProps;
  onSendCode: (channel: 'sms' | 'email') => Promise<SentCode>;
}

const CODE_LENGTH = 6;

/** How members prove who they are: their passkey, a code of their app, one sent to a contact, or the login password. */
export function ProofFields({ proofs, way, answer, onSendCode }: ProofFieldsProps) {
  const { t } = useTranslation('centre');
  const sentence = useErrorSentence();
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<SentCode | null>(null);
  const send = async (channel: 'sms' | 'email') => {
    setSending(true);
    setSent(await onSendCode(channel));
    setSending(false);
  };
  const channel = way.value === 'sms' || way.value === 'email' ? way.value : null;
  return (
    <>
      {proofs.length > 1 && (
        <RadioGroup
          label={t('proof.with')}
          look="rows"
          options={proofs.map(({ way: one, to }) => ({ value: one, label: t(`proof.ways.${one}`, { to }) }))}
          {...way}
        />
      )}
      {channel && (
        <div css={styles.send}>
          <Button icon="mail" busy={sending} onClick={() => void send(channel)}>
            {t('proof.send')}
          </Button>
          <span role="status">{sent && 'minutes' in sent && t('proof.sent', { minutes: sent.minutes })}</span>
        </div>
      )}
      {sent && 'failure' in sent && (
        <Note tone="bad" role="alert">
          {sentence(sent.failure)}
        </Note>
      )}
      {way.value === 'passkey' && <p css={styles.passkey}>{t('proof.passkeyText')}</p>}
      {way.value === 'passkey' ? null : way.value === 'password' ? (
        <PasswordField
          label={t('proof.password')}
          required
          autoComplete="current-password"
          showLabel={t('proof.showPassword')}
          hideLabel={t('proof.hidePassword')}
          {...answer}
        />
      ) : (
        <CodeField label={t('proof.code')} required maxLength={CODE_LENGTH} {...answer} />
      )}
    </>
  );
}

const styles = {
  passkey: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
  send: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[3], ...tokens.type.small }),
};
