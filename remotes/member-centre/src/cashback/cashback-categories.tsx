import { WayOn } from '@atrium/centre/way-on';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { cashback as cashbackCall } from '@atrium/contracts/rewards';
import { useMoney } from '@atrium/host';
import { formatPercent } from '@atrium/i18n/format';
import { EmptyState } from '@atrium/ui/empty-state';
import { SectionHead } from '@atrium/ui/section-head';
import { type Column, Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { usePhone } from '@atrium/ui/use-phone';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

type Cashback = ReplyOf<typeof cashbackCall>;
type Accrual = Cashback['categories'][number];

/** The running period by category: valid bets, the rate of the member's rank, and the cashback for them. */
export function CashbackCategories({ cashback }: { cashback: Cashback }) {
  const { t, i18n } = useTranslation('member-centre');
  const money = useMoney();
  const phone = usePhone();
  const sum = (of: (row: Accrual) => string) =>
    money(cashback.categories.reduce((total, row) => total + BigInt(of(row)), 0n).toString());
  const total = cashback.categories.reduce((sum, { accrued }) => sum + BigInt(accrued), 0n);
  const columns: Column<Accrual>[] = [
    {
      key: 'category',
      head: t('records.category'),
      cell: ({ category }) => t(`categories.${category}`),
      phone: 'lead',
      total: t('cashback.total'),
    },
    {
      key: 'share',
      head: t('cashback.share'),
      cell: ({ accrued }) => <Share value={shareOf(accrued, total)} bar={!phone} />,
      phone: 'under-aside',
    },
    {
      key: 'valid',
      head: t('cashback.validBet'),
      cell: ({ validBet }) => money(validBet),
      align: 'end',
      phone: 'hidden',
      total: sum(({ validBet }) => validBet),
    },
    {
      key: 'rate',
      head: t('cashback.rate'),
      cell: ({ ratePercent, validBet }) => {
        const rate = formatPercent(ratePercent, i18n.language, 2);
        return phone ? t('cashback.rateOf', { rate, amount: money(validBet) }) : rate;
      },
      align: 'end',
      phone: 'under-lead',
    },
    {
      key: 'accrued',
      head: t('pages.manualRebate'),
      cell: ({ accrued }) => <b>{money(accrued)}</b>,
      align: 'end',
      phone: 'aside',
      total: money(cashback.accrued),
    },
  ];
  return (
    <section css={styles.part}>
      <SectionHead title={t('cashback.byCategory')} level={3} />
      <Table
        caption={t('cashback.byCategory')}
        columns={columns}
        lines
        // Those with cashback first.
        rows={cashback.categories.toSorted((one, other) => Number(BigInt(other.accrued) - BigInt(one.accrued)))}
        rowKey={({ category }) => category}
        empty={<EmptyState scene="cashback" title={t('cashback.noRates')} action={<WayOn to="promotions" />} />}
      />
    </section>
  );
}

/** The part of an amount in a total, 0 to 1: exact enough to draw. */
const shareOf = (amount: string, total: bigint): number => (total === 0n ? 0 : Number(amount) / Number(total));

function Share({ value, bar }: { value: number; bar: boolean }) {
  const { i18n } = useTranslation();
  if (value === 0) return '–';
  return (
    <span css={styles.share}>
      {bar && <span css={styles.bar} style={{ inlineSize: `${value * BAR_PX}px` }} />}
      {formatPercent(value * 100, i18n.language, 0)}
    </span>
  );
}

const BAR_PX = 120;

const styles = {
  part: css({ marginBlockStart: tokens.space[8] }),
  share: css({ display: 'inline-flex', alignItems: 'center', gap: tokens.space[2], color: tokens.color.text2 }),
  bar: css({ minInlineSize: 2, blockSize: 10, background: tokens.color.text3 }),
};
