import type { Endpoint, ReplyOf } from '@atrium/contracts/endpoint';
import { EXPORT_LIMITS, type RecordExport } from '@atrium/contracts/record-exports';
import { usePagedResource } from '@atrium/host/paged-resource';
import { Button } from '@atrium/ui/button';
import { addDays } from '@atrium/ui/day-ranges';
import { Stats, type StatsProps } from '@atrium/ui/stat';
import { useSetAtom } from 'jotai';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../page-head.tsx';
import { beginExportAtom, type ExportBody } from './export-jobs.state.ts';
import { ExportButton, ExportFault } from './record-export.tsx';
import { RecordBar } from './record-bar.tsx';
import { fileColumns, useTableColumns } from './record-columns.ts';
import { RecordList, type RecordListProps } from './record-list.tsx';
import type { RecordSource } from './record-source.state.ts';
import type { Identified, QueryOf, RecordColumn, RecordFilter } from './record-types.ts';
import { useRecordFigures } from './use-record-figures.tsx';
import { useRecordFilters } from './use-record-filters.ts';

interface RecordPageProps<E extends Endpoint, Row extends Identified, Totals, Figures>
  extends Pick<RecordListProps<Row>, 'onOpen' | 'rowLabel' | 'selected' | 'lines' | 'groupOf'> {
  source: RecordSource<E, Row, Totals, Figures>;
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
  stats?: (figures: Figures) => StatsProps['stats'];
  /** What an empty list says; when left out, that these days have no records. */
  none?: RecordListProps<Row>['none'] | ((reply: ReplyOf<E>) => RecordListProps<Row>['none']);
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Which records the gateway writes into a file when they are many, and its words for the values of their columns. */
  job?: { kind: RecordExport['kind']; words: Record<string, string> };
  /** Shows one of the rows. */
  detail?: (rows: readonly Row[]) => ReactNode;
}

const ExportJobs = lazy(() => import('./export-jobs.tsx').then((file) => ({ default: file.ExportJobs })));

const PAGE_SIZE = 20;
/** What an empty page offers to look through. */
const WIDE_DAYS = 30;

/**
 * A page of records: filters that the address keeps, figures, a table with sums over all pages, the other pages, and an
 * export of everything that the filters find.
 */
export function RecordPage<E extends Endpoint, Row extends Identified, Totals, Figures = ReplyOf<E>>({
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
  job,
  detail,
  ...rest
}: RecordPageProps<E, Row, Totals, Figures>) {
  const { t } = useTranslation('centre');
  const names = filters.map(({ name }) => name);
  const { values, today, change } = useRecordFilters(names, spanDays);
  const { pageNo, ...chosen } = values;
  const asked = { ...chosen, ...query };
  // A page with a cursor has no number that another visit could open.
  const inAddress = { page: pageNo, onPage: (page: number) => change({ pageNo: page }) };
  const records = usePagedResource(
    source.pages,
    source.inputOf({ ...asked, pageSize: PAGE_SIZE }),
    source.totals ? {} : inAddress,
  );
  const { value } = records;
  const sums = useRecordFigures(source, asked, value);
  const { figures } = sums;
  const widest = addDays(today, 1 - WIDE_DAYS);
  const typed = filters.find(({ options, name }) => !options && values[name]);
  const isNarrow =
    (maxDays ?? WIDE_DAYS) >= WIDE_DAYS && (values.from > widest || (!typed && names.some((name) => values[name])));
  // A search that finds nothing keeps its text and filters: the record is probably older.
  const cleared = typed ? [] : names;
  const widen = () =>
    change({ ...Object.fromEntries(cleared.map((name) => [name, ''])), from: widest, to: today, pageNo: 1 });
  const wider = isNarrow && <Button onClick={widen}>{t('way.wider')}</Button>;
  const table = useTableColumns(columns, figures === undefined ? undefined : source.totalsOf(figures));
  const begin = useSetAtom(beginExportAtom);
  const plan = () => ({
    name: `${file}-${values.from}-${values.to}.csv`,
    query: asked,
    total: sums.count,
    ...fileColumns(columns),
  });
  const isLong = job && (sums.count ?? Number.POSITIVE_INFINITY) > EXPORT_LIMITS.direct;
  const beginJob = () => {
    const { name, query, keys } = plan();
    return begin({ ...job, name, query, columns: keys } as unknown as ExportBody);
  };

  return (
    <>
      <PageHead title={title} text={text}>
        {actions}
      </PageHead>
      <RecordBar
        values={values}
        today={today}
        filters={filters}
        change={change}
        maxDays={maxDays}
        hasArchive={source.totals !== undefined}
        spanDays={spanDays}
        found={records.total ?? sums.count}
      >
        <ExportButton of={source.export} plan={plan} begin={isLong ? beginJob : undefined} />
      </RecordBar>
      <ExportFault of={source.export} plan={plan} />
      {job && (
        <Suspense fallback={null}>
          <ExportJobs kind={job.kind} />
        </Suspense>
      )}
      {above}
      {stats && (figures !== undefined ? <Stats dense stats={stats(figures)} /> : !records.error && sums.missing)}
      <RecordList
        list={{ ...records, total: records.total ?? sums.count }}
        caption={title}
        columns={table}
        none={
          (typeof none === 'function' ? value && none(value) : none) ??
          (typed
            ? {
                scene: 'search',
                title: t('records.noneFound', { text: values[typed.name] }),
                text: t('records.noneFoundText'),
                action: (
                  <>
                    <Button onClick={() => change({ [typed.name]: '' })}>{t('records.clearSearch')}</Button>
                    {wider}
                  </>
                ),
              }
            : { title: t('records.none'), text: t('records.noneText'), action: wider })
        }
        {...rest}
      />
      {detail?.(records.items)}
    </>
  );
}
