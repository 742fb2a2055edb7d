import { WayOn } from '@atrium/centre/way-on';
import { useMoney } from '@atrium/host';
import { formatPercent } from '@atrium/i18n/format';
import { EmptyState } from '@atrium/ui/empty-state';
import { SectionHead } from '@atrium/ui/section-head';
import { Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

interface Category {
  gameType: string;
  turnover: string;
  /** The members' side. */
  profit: string;
}

/** Where the team's turnover comes from, the largest first, as a table whose rows carry their bar. */
export function CategoryShare({ categories }: { categories: readonly Category[] }) {
  const { t, i18n } = useTranslation('agent-centre');
  const money = useMoney();
  const sorted = categories.toSorted((one, other) => (BigInt(other.turnover) > BigInt(one.turnover) ? 1 : -1));
  const sum = sorted.reduce((total, { turnover }) => total + BigInt(turnover), 0n);
  const most = BigInt(sorted[0]?.turnover ?? '0');
  const share = (turnover: string, of: bigint): number =>
    of === 0n ? 0 : Number((BigInt(turnover) * 1000n) / of) / 10;

  return (
    <section css={styles.section}>
      <SectionHead title={t('overview.byCategory')} level={3} />
      <Table
        caption={t('overview.byCategory')}
        columns={[
          {
            key: 'category',
            head: t('overview.category'),
            cell: (row) => t(`categories.${row.gameType}`),
            phone: 'lead',
            width: 160,
          },
          {
            key: 'bar',
            head: t('overview.share'),
            cell: (row) => (
              <span aria-hidden css={styles.bar} style={{ inlineSize: `${share(row.turnover, most)}%` }} />
            ),
            phone: 'hidden',
          },
          {
            key: 'percent',
            head: t('overview.percent'),
            cell: (row) => formatPercent(share(row.turnover, sum), i18n.language),
            align: 'end',
            width: 90,
          },
          {
            key: 'turnover',
            head: t('figures.turnover'),
            cell: (row) => money(row.turnover),
            align: 'end',
            phone: 'aside',
            width: 170,
          },
          { key: 'net', head: t('figures.profit'), cell: (row) => money(row.profit), align: 'end', width: 170 },
        ]}
        rows={sorted}
        rowKey={(row) => row.gameType}
        empty={<EmptyState scene="figures" title={t('overview.noTurnover')} action={<WayOn to="invite" />} />}
      />
    </section>
  );
}

const styles = {
  section: css({ marginBlock: tokens.space[6] }),
  bar: css({
    display: 'block',
    blockSize: 14,
    minInlineSize: 2,
    background: tokens.color.text2,
    borderRadius: tokens.radius.small,
  }),
};
