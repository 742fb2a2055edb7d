import { typedAmount } from '@atrium/centre/typed-amount';
import { useAmountCheck } from '@atrium/centre/use-amount-check';
import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { useBusy, useMoney } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { DepositAmount } from './deposit-amount.tsx';
import { exceedsLimit, type Options } from './deposit-sum.ts';
import { submitDepositAtom } from './deposit.state.ts';
import { DepositSummary } from './deposit-summary.tsx';
import { LimitBar } from './limit-bar.tsx';
import { MethodTable } from './method-table.tsx';

export interface DepositFields {
  /** Code of the method; empty until one is chosen. */
  method: string;
  amount: string;
}

/** How to pay in and how much, with what it costs; sending it leads to the provider's page. */
export function DepositForm({ options: { methods, limit, quickAmounts } }: { options: Options }) {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const checkAmount = useAmountCheck();
  const submit = useSetAtom(submitDepositAtom);
  const open = methods.filter((each) => each.open);
  const methodOf = (code: string) => open.find((each) => each.code === code) ?? open[0];
  const form = useForm<DepositFields>({
    initial: { method: '', amount: '' },
    fieldOf: { AMOUNT_OUT_OF_RANGE: 'amount', LIMIT_EXCEEDED: 'amount' },
    onSend: async ({ method: code, amount: typed }) =>
      await submit({ method: methodOf(code)!.code, amount: typedAmount(typed)! }),
  });
  const chosen = form.choice('method');
  const method = methodOf(chosen.value);
  const text = form.value('amount');
  const amount = typedAmount(text);
  useBusy(form.sending || text ? t('deposit.busy') : null);

  const faultOf = (typed: string): string | null =>
    checkAmount(typed, method && { min: method.min, max: method.max }) ??
    (exceedsLimit(typedAmount(typed)!, limit) ? t('deposit.overLimit') : null);

  return (
    <form {...form.props} css={styles.columns}>
      <div css={styles.choice}>
        <DepositAmount form={form} check={faultOf} quick={quickAmounts} />
        <MethodTable methods={methods} value={method?.code} onChange={chosen.onChange} />
        {limit && <LimitBar limit={limit} next={BigInt(amount ?? '0')} />}
      </div>
      <DepositSummary method={method} amount={amount}>
        <FormFault sentence={form.refusal} />
        <Button
          type="submit"
          variant="primary"
          size="large"
          wide
          busy={form.sending}
          disabled={!method}
          css={styles.submit}
        >
          {amount && !faultOf(text) ? t('deposit.submitAmount', { amount: money(amount) }) : t('deposit.submit')}
        </Button>
      </DepositSummary>
    </form>
  );
}

const styles = {
  columns: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 288px',
    alignItems: 'start',
    gap: tokens.space[6],
    marginBlock: tokens.space[6],
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  // A long amount takes a line of its own.
  submit: css({ textAlign: 'center', textWrap: 'balance', whiteSpace: 'normal' }),
  choice: css({ display: 'grid', gap: tokens.space[6], minInlineSize: 0 }),
};
