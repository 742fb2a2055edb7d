import type { Endpoint, ReplyOf } from '@atrium/contracts/endpoint';
import { usePagedResource } from '@atrium/host/paged-resource';
import { Button } from '@atrium/ui/button';
import { addDays } from '@atrium/ui/day-ranges';
import { Stats, type StatsProps } from '@atrium/ui/stat';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../page-head.tsx';
import { ExportButton, ExportFault } from './record-export.tsx';
import { RecordBar } from './record-bar.tsx';
import { fileColumns, useTableColumns } from './record-columns.ts';
import { RecordList, type RecordListProps } from './record-list.tsx';
import type { RecordSource } from './record-source.state.ts';
import type { Identified, QueryOf, RecordColumn, RecordFilter } from './record-types.ts';
import { useRecordFilters } from './use-record-filters.ts';

interface RecordPageProps<E extends Endpoint, Row extends Identified, Totals>
  extends Pick<RecordListProps<Row>, 'onOpen' | 'rowLabel' | 'selected'> {
  source: RecordSource<E, Row, Totals>;
  title: string;
  text?: ReactNode;
  /** Begins the name of the exported file. */
  file: string;
  columns: readonly RecordColumn<Row, Totals>[];
  filters?: readonly RecordFilter<E>[];
  /** What the page always asks for. */
  query?: Partial<QueryOf<E>>;
  /** Days that are shown before others are chosen. */
  spanDays?: number;
  /** The most days of one span. */
  maxDays?: number;
  /** Above the figures: what the table is a detail of. */
  above?: ReactNode;
  /** The figures above the table. */
  stats?: (reply: ReplyOf<E>) => StatsProps['stats'];
  /** What an empty list says; when left out, that these days have no records. */
  none?: RecordListProps<Row>['none'] | ((reply: ReplyOf<E>) => RecordListProps<Row>['none']);
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Shows one of the rows. */
  detail?: (rows: readonly Row[]) => ReactNode;
}

const PAGE_SIZE = 20;
/** What an empty page offers to look through. */
const WIDE_DAYS = 30;

/**
 * A page of records: filters that the address keeps, figures, a table with sums over all pages, the other pages, and an
 * export of everything that the filters find.
 */
export function RecordPage<E extends Endpoint, Row extends Identified, Totals>({
  source,
  title,
  text,
  file,
  columns,
  filters = [],
  query,
  spanDays,
  maxDays,
  above,
  stats,
  none,
  actions,
  detail,
  ...rest
}: RecordPageProps<E, Row, Totals>) {
  const { t } = useTranslation('centre');
  const names = filters.map(({ name }) => name);
  const { values, today, change } = useRecordFilters(names, spanDays);
  const { pageNo, ...chosen } = values;
  const asked = { ...chosen, ...query };
  const records = usePagedResource(source.pages, source.inputOf({ ...asked, pageSize: PAGE_SIZE }), {
    page: pageNo,
    onPage: (page) => change({ pageNo: page }),
  });
  const { value } = records;
  const widest = addDays(today, 1 - WIDE_DAYS);
  const isNarrow = (maxDays ?? WIDE_DAYS) >= WIDE_DAYS && (values.from > widest || names.some((name) => values[name]));
  const widen = () =>
    change({ ...Object.fromEntries(names.map((name) => [name, ''])), from: widest, to: today, pageNo: 1 });
  const table = useTableColumns(columns, value && source.totalsOf(value));
  const plan = () => ({ name: `${file}-${values.from}-${values.to}.csv`, query: asked, ...fileColumns(columns) });

  return (
    <>
      <PageHead title={title} text={text}>
        {actions}
      </PageHead>
      <RecordBar values={values} today={today} filters={filters} change={change} maxDays={maxDays}>
        <ExportButton of={source.export} plan={plan} />
      </RecordBar>
      <ExportFault of={source.export} plan={plan} />
      {above}
      {value !== undefined && stats && <Stats stats={stats(value)} />}
      <RecordList
        list={records}
        caption={title}
        columns={table}
        none={
          (typeof none === 'function' ? value && none(value) : none) ?? {
            title: t('records.none'),
            text: t('records.noneText'),
            action: isNarrow && <Button onClick={widen}>{t('way.wider')}</Button>,
          }
        }
        {...rest}
      />
      {detail?.(records.items)}
    </>
  );
}
