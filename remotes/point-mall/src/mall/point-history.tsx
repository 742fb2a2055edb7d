import { RecordList } from '@atrium/centre/record-list';
import { useInstant } from '@atrium/host';
import { usePagedResource } from '@atrium/host/paged-resource';
import { formatNumber } from '@atrium/i18n/format';
import { SectionHead } from '@atrium/ui/section-head';
import type { Column } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { HISTORY, type PointMovement, movementPages } from './mall.state.ts';

/** Every movement of the own points in the last three months, with what was left after it. Source: 11-17. */
export function PointHistory() {
  const { t, i18n } = useTranslation('point-mall');
  const instant = useInstant();
  const number = (count: number) => formatNumber(count, i18n.language);
  const columns: Column<PointMovement>[] = [
    { key: 'at', head: t('history.time'), cell: (row) => instant(row.at, 'date-time') },
    {
      key: 'kind',
      head: t('movements.kind'),
      cell: (row) =>
        row.about ? `${t(`movements.kinds.${row.kind}`)}: ${row.about}` : t(`movements.kinds.${row.kind}`),
      phone: 'lead',
    },
    {
      key: 'points',
      head: t('history.points'),
      cell: (row) => <bdi css={styles.points}>{`${row.points > 0 ? '+' : '−'}${number(Math.abs(row.points))}`}</bdi>,
      align: 'end',
      phone: 'aside',
    },
    { key: 'after', head: t('movements.after'), cell: (row) => number(row.balanceAfter), align: 'end' },
  ];
  return (
    <section css={styles.section}>
      <SectionHead title={t('movements.title')} level={2} />
      <RecordList
        list={usePagedResource(movementPages, HISTORY)}
        caption={t('movements.title')}
        columns={columns}
        none={{ title: t('movements.none'), text: t('movements.noneText') }}
        compact
      />
    </section>
  );
}

const styles = {
  section: css({ marginBlockStart: tokens.space[8] }),
  points: css({ fontWeight: tokens.weight.strong }),
};
