import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { lineTransferOptions } from '@atrium/contracts/wallet';
import { type ApiError, host, useBusy, useErrorSentence, useMoney } from '@atrium/host';
import { parseAmount } from '@atrium/i18n/format';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { PasswordField } from '@atrium/ui/password-field';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface LineTransferFormProps {
  options: Pick<ReplyOf<typeof lineTransferOptions>, 'available' | 'min' | 'max' | 'password'>;
  /** Account that receives. */
  to: string;
  sending: boolean;
  failure: ApiError | null;
  /** Resolves to whether it was done. */
  onSend: (input: { amount: string; password: string }) => Promise<boolean>;
}

/** Amount and password of a transfer along the agents' line, up or down (6-16, 6-17). */
export function LineTransferForm({ options, to, sending, failure, onSend }: LineTransferFormProps) {
  const { t } = useTranslation('centre');
  const money = useMoney();
  const sentence = useErrorSentence();
  const [text, setText] = useState('');
  const [password, setPassword] = useState('');
  const [touched, setTouched] = useState(false);
  useBusy(sending || text ? t('transfer.busy') : null);
  const amount = parseAmount(text, host().brand.fractionDigits);
  const refusal = refusalOf(amount, options);
  const send = async () => {
    setTouched(true);
    if (refusal || !amount || !password) return;
    const done = await onSend({ amount, password });
    setPassword('');
    setTouched(false);
    if (!done) return;
    setText('');
    host().toast('success', t('transfer.done', { amount: money(amount), to }));
  };

  return (
    <form
      noValidate
      css={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label={t('transfer.amount')}
        required
        before={host().brand.currencySymbol}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        hint={t('transfer.range', { min: money(options.min), max: money(options.max) })}
        error={
          touched && refusal
            ? t(`transfer.refused.${refusal}`, {
                min: money(options.min),
                max: money(options.max),
                available: money(options.available),
              })
            : undefined
        }
        onChange={(event) => setText(event.target.value)}
      />
      <PasswordField
        label={t(`transfer.password.${options.password}`)}
        required
        autoComplete="current-password"
        value={password}
        showLabel={t('transfer.show')}
        hideLabel={t('transfer.hide')}
        error={touched && !password ? t('transfer.passwordMissing') : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      {failure && (
        <Note tone="bad" role="alert">
          {sentence(failure)}
        </Note>
      )}
      <Button type="submit" variant="primary" size="large" busy={sending}>
        {t('transfer.send', { to })}
      </Button>
    </form>
  );
}

/** Why this amount cannot be sent, or null. */
function refusalOf(
  amount: string | null,
  { available, min, max }: LineTransferFormProps['options'],
): 'format' | 'range' | 'funds' | null {
  if (amount === null) return 'format';
  if (BigInt(amount) > BigInt(available)) return 'funds';
  return BigInt(amount) < BigInt(min) || BigInt(amount) > BigInt(max) ? 'range' : null;
}

const styles = { form: css({ display: 'grid', gap: tokens.space[4], maxInlineSize: 520 }) };
