import { AmountField } from '@atrium/centre/amount-field';
import { typedAmount } from '@atrium/centre/typed-amount';
import { useAmountCheck } from '@atrium/centre/use-amount-check';
import { useSend } from '@atrium/centre/use-send';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { withdrawalOptions } from '@atrium/contracts/payments';
import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { host, useBusy, useMoney } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { RadioGroup } from '@atrium/ui/radio-group';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { AskedPaymentPassword, useAskedPaymentPassword } from '../payment-password/asked-payment-password.tsx';
import { withdrawing } from './withdrawal.state.ts';

interface WithdrawalFormProps {
  options: ReplyOf<typeof withdrawalOptions>;
  onAsked: () => void;
}

/** Where to and how much. */
export function WithdrawalForm({ options, onAsked }: WithdrawalFormProps) {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const checkAmount = useAmountCheck();
  const withdraw = useSend(withdrawing);
  const { available, min, max, accounts } = options;
  const asked = useAskedPaymentPassword('withdrawal');
  const form = useForm({
    initial: { accountId: accounts[0]?.id ?? '', amount: '', paymentPassword: '' },
    fieldOf: {
      INSUFFICIENT_FUNDS: 'amount',
      AMOUNT_OUT_OF_RANGE: 'amount',
      PAYMENT_PASSWORD_WRONG: 'paymentPassword',
      PAYMENT_PASSWORD_REQUIRED: 'paymentPassword',
    },
    async onSend({ accountId, amount: text, paymentPassword }) {
      const amount = typedAmount(text)!;
      const { reply, failure } = await withdraw({
        body: { accountId, amount, ...(asked === 'yes' ? { paymentPassword } : {}) },
      });
      form.resetField('paymentPassword');
      if (!reply) return failure;
      form.resetField('amount');
      host().toast('success', t('withdraw.asked', { amount: money(amount) }));
      onAsked();
    },
  });
  const text = form.value('amount');
  useBusy(form.sending || text ? t('withdraw.busy') : null);
  const faultOf = (typed: string) =>
    checkAmount(typed, { available, min, max, funds: t('withdraw.funds', { available: money(available) }) });

  return (
    <form {...form.props} css={styles.form}>
      <RadioGroup
        label={t('withdraw.to')}
        look="rows"
        options={accounts.map(({ id, name, number }) => ({ value: id, label: name, detail: number }))}
        {...form.choice('accountId')}
      />
      <AmountField
        label={t('withdraw.amount')}
        hint={t('withdraw.range', { min: money(min), max: money(max) })}
        {...form.field('amount', faultOf)}
      />
      <AskedPaymentPassword
        asked={asked}
        field={form.field('paymentPassword', (typed) =>
          asked === 'yes' && typed === '' ? t('paymentPassword.missing') : null,
        )}
      />
      <FormFault sentence={form.refusal} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        busy={form.sending}
        disabled={asked === 'missing' || asked === 'unknown'}
        css={styles.submit}
      >
        {faultOf(text) ? t('withdraw.submit') : t('withdraw.submitAmount', { amount: money(typedAmount(text)!) })}
      </Button>
    </form>
  );
}

const styles = {
  // A long amount takes a line of its own.
  submit: css({ textWrap: 'balance', whiteSpace: 'normal' }),
  form: css({ display: 'grid', gap: tokens.space[5], maxInlineSize: 520, marginBlock: tokens.space[6] }),
};
