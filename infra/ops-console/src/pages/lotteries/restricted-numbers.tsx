import { WayTo } from '../../parts/way-to.tsx';
import type { LotteryTerms } from '@atrium/contracts/operator-lottery';
import { Card } from '@atrium/ui/card';
import { EmptyState } from '@atrium/ui/empty-state';
import { type Column, Table } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { State } from '../../parts/state.tsx';

type Restricted = LotteryTerms['restrictions'][number];

/** Numbers that are closed or reduced on every draw of a game. */
export function RestrictedNumbers({ terms: { plays, restrictions } }: { terms: LotteryTerms }) {
  const { t } = useTranslation();
  const columns: Column<Restricted>[] = [
    { key: 'number', head: t('lotteries.number'), phone: 'lead', cell: ({ number }) => <strong>{number}</strong> },
    {
      key: 'play',
      head: t('lotteries.play'),
      cell: ({ play }) => <span lang="en">{plays.find(({ code }) => code === play)?.name ?? play}</span>,
    },
    {
      key: 'share',
      head: t('lotteries.share'),
      phone: 'aside',
      cell: ({ share }) =>
        share === '0' ? (
          <State tone="bad">{t('lotteries.numberClosed')}</State>
        ) : (
          <State tone="warn">{t('lotteries.reducedTo', { share })}</State>
        ),
    },
  ];
  return (
    <Card as="section" title={t('lotteries.restricted')}>
      {restrictions.length === 0 ? (
        <EmptyState
          scene="draws"
          title={t('lotteries.noneRestricted')}
          text={t('lotteries.noneRestrictedText')}
          action={<WayTo page="draws" />}
        />
      ) : (
        <Table
          caption={t('lotteries.restricted')}
          columns={columns}
          rows={restrictions}
          rowKey={({ play, number }) => `${play} ${number}`}
        />
      )}
    </Card>
  );
}
