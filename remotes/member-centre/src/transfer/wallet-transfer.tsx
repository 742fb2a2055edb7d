import { AmountField } from '@atrium/centre/amount-field';
import { typedAmount } from '@atrium/centre/typed-amount';
import { useAmountCheck } from '@atrium/centre/use-amount-check';
import { useSend } from '@atrium/centre/use-send';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { wallets } from '@atrium/contracts/wallet';
import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { host, useBusy, useMoney } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { RadioGroup } from '@atrium/ui/radio-group';
import { SectionHead } from '@atrium/ui/section-head';
import { Select } from '@atrium/ui/select';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { movingBetweenWallets } from './transfer.state.ts';

const MAIN = 'main';
interface Fields {
  code: string;
  way: 'in' | 'out';
  amount: string;
}

interface WalletTransferProps {
  value: ReplyOf<typeof wallets>;
  onMoved: () => void;
}

/** Moves money between the main wallet and a vendor's, where each vendor has a wallet of its own (1-33, 3-42). */
export function WalletTransfer({ value: { main, vendors }, onMoved }: WalletTransferProps) {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const checkAmount = useAmountCheck();
  const move = useSend(movingBetweenWallets);
  const form = useForm<Fields>({
    initial: { code: vendors.find(({ up }) => up)?.vassalage ?? '', way: 'in', amount: '' },
    fieldOf: { INSUFFICIENT_FUNDS: 'amount' },
    async onSend({ code, way, amount: text }) {
      const [from, to] = way === 'in' ? [MAIN, code] : [code, MAIN];
      const amount = typedAmount(text)!;
      const { reply, failure } = await move({ body: { from, to, amount } });
      if (!reply) return failure;
      form.resetField('amount');
      host().toast('success', t('wallet.moved', { amount: money(amount) }));
      onMoved();
    },
  });
  useBusy(form.sending || form.value('amount') ? t('wallet.moving') : null);
  const vendor = vendors.find(({ vassalage }) => vassalage === form.value('code'));
  const available = form.value('way') === 'in' ? main.cash : (vendor?.balance ?? '0');

  return (
    <section>
      <SectionHead title={t('wallet.transfer')} level={3} />
      <form {...form.props} css={styles.form}>
        <Select
          label={t('wallet.vendor')}
          options={vendors.map(({ vassalage, displayName, up }) => ({
            value: vassalage,
            label: displayName,
            disabled: !up,
          }))}
          {...form.field('code')}
        />
        <RadioGroup
          label={t('wallet.way')}
          options={(['in', 'out'] as const).map((each) => ({
            value: each,
            label: t(`wallet.ways.${each}`, { vendor: vendor?.displayName ?? '' }),
          }))}
          {...form.choice('way')}
        />
        <AmountField
          label={t('wallet.amount')}
          hint={t('wallet.upTo', { amount: money(available) })}
          {...form.field('amount', (text) =>
            checkAmount(text, { available, funds: t('wallet.funds', { amount: money(available) }) }),
          )}
        />
        <FormFault sentence={form.refusal} />
        <Button type="submit" variant="primary" busy={form.sending}>
          {t('wallet.transfer')}
        </Button>
      </form>
    </section>
  );
}

const styles = {
  form: css({ display: 'grid', gap: tokens.space[4], maxInlineSize: 520, marginBlockEnd: tokens.space[6] }),
};
