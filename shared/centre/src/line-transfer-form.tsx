import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { lineTransferOptions } from '@atrium/contracts/line-transfers';
import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { host, useBusy, useMoney } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { PasswordField } from '@atrium/ui/password-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { AmountField } from './amount-field.tsx';
import { typedAmount } from './typed-amount.ts';
import { useAmountCheck } from './use-amount-check.ts';
import type { Outcome } from './use-send.ts';
import { WayOn } from './way-on.tsx';

interface LineTransferFormProps {
  options: Pick<ReplyOf<typeof lineTransferOptions>, 'available' | 'min' | 'max' | 'password'>;
  /** Account that receives. */
  to: string;
  onSend: (input: { amount: string; password: string }) => Promise<Outcome<unknown>>;
}

/** Amount and password of a transfer along the agents' line, up or down (6-16, 6-17). */
export function LineTransferForm({ options, to, onSend }: LineTransferFormProps) {
  const { t } = useTranslation('centre');
  const money = useMoney();
  const checkAmount = useAmountCheck();
  const { available, min, max } = options;
  const funds = t('transfer.funds', { available: money(available) });
  const form = useForm({
    initial: { amount: '', password: '' },
    fieldOf: {
      PASSWORD_WRONG: 'password',
      PAYMENT_PASSWORD_WRONG: 'password',
      INSUFFICIENT_FUNDS: 'amount',
      AMOUNT_OUT_OF_RANGE: 'amount',
    },
    async onSend({ amount: text, password }) {
      const amount = typedAmount(text)!;
      const { reply, failure } = await onSend({ amount, password });
      form.resetField('password');
      if (!reply) return failure;
      form.reset();
      host().toast('success', t('transfer.done', { amount: money(amount), to }));
    },
  });
  useBusy(form.sending || form.edited ? t('transfer.busy') : null);

  return (
    <form {...form.props} css={styles.form}>
      <AmountField
        label={t('transfer.amount')}
        required
        hint={t('transfer.range', { min: money(min), max: money(max) })}
        {...form.field('amount', (text) => checkAmount(text, { ...options, funds }))}
      />
      {form.errorOf('amount') === funds && <WayOn to="deposit" />}
      <PasswordField
        label={t(`transfer.password.${options.password}`)}
        required
        autoComplete="current-password"
        showLabel={t('transfer.show')}
        hideLabel={t('transfer.hide')}
        {...form.field('password', (password) => (password ? null : t('transfer.passwordMissing')))}
      />
      <FormFault sentence={form.refusal} />
      <Button type="submit" variant="primary" size="large" busy={form.sending}>
        {t('transfer.send', { to })}
      </Button>
    </form>
  );
}

const styles = { form: css({ display: 'grid', gap: tokens.space[4], maxInlineSize: 520 }) };
