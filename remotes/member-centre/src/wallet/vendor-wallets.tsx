import { useSend } from '@atrium/centre/use-send';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { collectWallets, wallets } from '@atrium/contracts/wallet';
import { type ApiError, host, useErrorSentence, useMoney } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { SectionHead } from '@atrium/ui/section-head';
import { StateMark } from '@atrium/ui/state-mark';
import { type Column, Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { collecting } from './wallet.state.ts';

type VendorWallet = ReplyOf<typeof wallets>['vendors'][number];
type Left = ReplyOf<typeof collectWallets>['left'];

interface VendorWalletsProps {
  vendors: readonly VendorWallet[];
  busy: boolean;
  /** Chooses a wallet as the target of a transfer; left out where one wallet serves all. */
  onFill?: ((vassalage: string) => void) | undefined;
  onCollected: () => void;
}

const sumOf = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);

/** The wallets of the vendors, with one press that moves all of them to the main wallet. Source: 11-09. */
export function VendorWallets({ vendors, busy, onFill, onCollected }: VendorWalletsProps) {
  const { t, i18n } = useTranslation('member-centre');
  const money = useMoney();
  const sentence = useErrorSentence();
  const collect = useSend(collecting);
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [left, setLeft] = useState<Left>([]);
  const total = sumOf(vendors.filter(({ up }) => up).map(({ balance }) => balance)).toString();
  const press = async () => {
    setRunning(true);
    const outcome = await collect({ body: {} });
    setRunning(false);
    setFailure(outcome.failure ?? null);
    if (!outcome.reply) return;
    setLeft(outcome.reply.left);
    host().toast('success', t('wallet.collected', { amount: money(outcome.reply.total) }));
    onCollected();
  };
  const columns: Column<VendorWallet>[] = [
    { key: 'vendor', head: t('wallet.vendors'), cell: (row) => row.displayName, phone: 'lead' },
    {
      key: 'state',
      head: t('wallet.state'),
      cell: (row) => (
        <StateMark state={row.up ? 'good' : 'waiting'}>{t(row.up ? 'wallet.up' : 'wallet.down')}</StateMark>
      ),
      phone: 'hidden',
    },
    {
      key: 'balance',
      head: t('wallet.balance'),
      cell: (row) => <span css={row.balance === '0' ? styles.none : styles.some}>{money(row.balance)}</span>,
      align: 'end',
      phone: 'aside',
    },
  ];
  if (onFill)
    columns.push({
      key: 'fill',
      head: t('wallet.transfer'),
      align: 'end',
      cell: (row) => (
        <Button
          size="small"
          disabled={!row.up}
          aria-label={t('wallet.fill', { vendor: row.displayName })}
          onClick={() => onFill(row.vassalage)}
        >
          {t('wallet.transfer')}
        </Button>
      ),
    });
  return (
    <section>
      <SectionHead
        title={t('wallet.vendors')}
        level={3}
        end={
          <Button icon="wallet" busy={running} disabled={total === '0'} onClick={() => void press()}>
            {t('wallet.collect')}
          </Button>
        }
      />
      <p css={styles.text}>{t('wallet.collectText', { amount: money(total) })}</p>
      {failure && (
        <Note tone="bad" role="alert">
          {sentence(failure)}
        </Note>
      )}
      {left.length > 0 && (
        <Note tone="warn" role="status" title={t('wallet.leftTitle')}>
          {t('wallet.left', {
            amount: money(sumOf(left.map(({ amount }) => amount)).toString()),
            vendors: new Intl.ListFormat(i18n.language).format(left.map(({ displayName }) => displayName)),
          })}
        </Note>
      )}
      <Table
        caption={t('wallet.vendors')}
        columns={columns}
        rows={vendors}
        rowKey={(row) => row.vassalage}
        busy={busy}
      />
    </section>
  );
}

const styles = {
  text: css({ margin: `0 0 ${tokens.space[3]}`, color: tokens.color.text2, ...tokens.type.small }),
  none: css({ color: tokens.color.text3 }),
  some: css({ fontWeight: tokens.weight.strong }),
};
