import { AmountField } from '@atrium/centre/amount-field';
import { amountText, typedAmount } from '@atrium/centre/typed-amount';
import { useAmountCheck } from '@atrium/centre/use-amount-check';
import { WayOn } from '@atrium/centre/way-on';
import { useSend } from '@atrium/centre/use-send';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { wallets } from '@atrium/contracts/wallet';
import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { host, useBusy, useMoney } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { IconButton } from '@atrium/ui/icon-button';
import { SectionHead } from '@atrium/ui/section-head';
import { Select } from '@atrium/ui/select';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { movingBetweenWallets } from './transfer.state.ts';

const MAIN = 'main';
interface Fields {
  from: string;
  to: string;
  amount: string;
}

interface WalletTransferProps {
  value: ReplyOf<typeof wallets>;
  /** The wallet that the member chose in the list. */
  to?: string | undefined;
  onMoved: () => void;
}

/** Moves money between two wallets, where each vendor has one of its own (1-33, 3-42, 11-09). */
export function WalletTransfer({ value: { main, vendors, isSingle }, to, onMoved }: WalletTransferProps) {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const checkAmount = useAmountCheck();
  const move = useSend(movingBetweenWallets);
  const form = useForm<Fields>({
    initial: {
      from: isSingle ? (vendors[0]?.vassalage ?? '') : MAIN,
      to: isSingle ? MAIN : (to ?? vendors.find(({ up }) => up)?.vassalage ?? ''),
      amount: '',
    },
    fieldOf: { INSUFFICIENT_FUNDS: 'amount', LIMIT_EXCEEDED: 'amount' },
    async onSend({ amount: text, ...ends }) {
      const amount = typedAmount(text)!;
      const { reply, failure } = await move({ body: { ...ends, amount } });
      if (!reply) return failure;
      form.resetField('amount');
      host().toast('success', t('wallet.moved', { amount: money(amount) }));
      onMoved();
    },
  });
  useBusy(form.sending || form.value('amount') ? t('wallet.moving') : null);
  const [from, target] = [form.value('from'), form.value('to')];
  const available = from === MAIN ? main.cash : (vendors.find(({ vassalage }) => vassalage === from)?.balance ?? '0');
  const funds = t('wallet.funds', { amount: money(available) });
  const options = [
    { value: MAIN, label: t('wallet.main') },
    ...vendors.map(({ vassalage, displayName, up }) => ({
      value: vassalage,
      label: up ? displayName : t('wallet.resting', { vendor: displayName }),
      disabled: !up,
    })),
  ];
  const swap = () => {
    form.resetField('from', target);
    form.resetField('to', from);
    form.resetField('amount');
  };

  return (
    <section>
      <SectionHead title={t('wallet.transfer')} level={3} />
      <form {...form.props} css={styles.form}>
        <div css={styles.ends}>
          <Select label={t('wallet.from')} options={options} {...form.field('from')} />
          <IconButton icon="refresh" label={t('wallet.swap')} disabled={isSingle} onClick={swap} css={styles.swap} />
          <Select
            label={t('wallet.to')}
            options={isSingle ? options.slice(0, 1) : options}
            {...form.field('to', (end, fields) => (end === fields.from ? t('wallet.same') : null))}
          />
        </div>
        <AmountField
          label={t('wallet.amount')}
          hint={t('wallet.upTo', { amount: money(available) })}
          after={
            <Button
              size="small"
              disabled={available === '0'}
              onClick={() => form.resetField('amount', amountText(available))}
            >
              {t('wallet.all')}
            </Button>
          }
          {...form.field('amount', (text) => checkAmount(text, { available, funds }))}
        />
        {from === MAIN && form.errorOf('amount') === funds && <WayOn to="deposit" />}
        <FormFault sentence={form.refusal} />
        <Button type="submit" variant="primary" busy={form.sending}>
          {t('wallet.transfer')}
        </Button>
      </form>
    </section>
  );
}

const styles = {
  form: css({ display: 'grid', gap: tokens.space[4], maxInlineSize: 560, marginBlockEnd: tokens.space[6] }),
  ends: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'end',
    gap: tokens.space[3],
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  swap: css({ [media.phone]: { justifySelf: 'center' } }),
};
