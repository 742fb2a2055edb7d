import { shadow, type ShadowReport as Report } from '@atrium/contracts/registry-shadow';
import { Card } from '@atrium/ui/card';
import { Stats } from '@atrium/ui/stat';
import { type Column, Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useOperation } from '../../data/use-operation.ts';
import { stack } from '../../parts/page.tsx';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';

/** Tabs report at any time, which the registry's stream does not say. */
const EVERY_MS = 5_000;

type Finding = Pick<Report['errors'][number], 'page' | 'renderings'> & { kind: string; what: string; place: string };

/** What hidden renderings of a version found that nobody has yet. Source: 13-21. */
export function ShadowReport({ remote }: { remote: string }) {
  const { t } = useTranslation();
  const { number, moment } = useFormat();
  const { data: report } = useOperation(shadow, { params: { name: remote } }, { every: EVERY_MS });
  if (!report) return null;
  const { version, ended, until, renderings, mostRenderings, same, failing, refused } = report;
  return (
    <Card
      as="section"
      title={t('shadow.title', { version })}
      titleEnd={<State tone={ended ? 'calm' : 'good'}>{ended ? t('shadow.ended') : t('shadow.running')}</State>}
    >
      <div css={stack}>
        <p css={styles.quiet}>
          {ended
            ? t('shadow.endedAt', { time: moment(ended.at), reason: ended.reason })
            : t('shadow.until', { time: moment(until) })}
        </p>
        {renderings === 0 ? (
          <p>{ended ? t('shadow.noneFound') : t('shadow.nothingYet')}</p>
        ) : (
          <>
            <Stats
              stats={[
                {
                  key: 'renderings',
                  label: t('shadow.renderings'),
                  value: number(renderings),
                  detail: t('shadow.ofMost', { most: number(mostRenderings) }),
                },
                { key: 'same', label: t('shadow.same'), value: number(same) },
                { key: 'failing', label: t('shadow.failing'), value: number(failing) },
              ]}
            />
            <p css={styles.quiet}>
              {t('shadow.refused', { writes: number(refused.writes), reads: number(refused.reads) })}
            </p>
            <Findings report={report} />
          </>
        )}
      </div>
    </Card>
  );
}

function Findings({ report: { errors, differences } }: { report: Report }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const rows: Finding[] = [
    ...errors.map(({ page, renderings, error, message, place = '' }) => ({
      page,
      renderings,
      kind: t('shadow.kinds.error'),
      what: message ? `${error}: ${message}` : error,
      place,
    })),
    ...differences.map(({ page, renderings, kind, place }) => ({
      page,
      renderings,
      kind: t(`shadow.kinds.${kind}`),
      what: place,
      place: '',
    })),
  ];
  if (rows.length === 0) return <p>{t('shadow.noDifference')}</p>;
  const columns: Column<Finding>[] = [
    { key: 'kind', head: t('shadow.kind'), phone: 'lead', cell: ({ kind }) => kind },
    {
      key: 'what',
      head: t('shadow.place'),
      cell: ({ what, place }) => (
        <span css={styles.what}>
          <code dir="ltr">{what}</code>
          {place && (
            <code dir="ltr" css={styles.quiet}>
              {place}
            </code>
          )}
        </span>
      ),
    },
    { key: 'page', head: t('shadow.page'), cell: ({ page }) => <bdi>{page}</bdi> },
    {
      key: 'times',
      head: t('shadow.renderings'),
      align: 'end',
      phone: 'aside',
      cell: ({ renderings }) => number(renderings),
    },
  ];
  const keyOf = ({ kind, what, place, page }: Finding) => [kind, what, place, page].join(' ');
  return <Table caption={t('shadow.findings')} columns={columns} rows={rows} rowKey={keyOf} />;
}

const styles = {
  quiet: css({ color: tokens.color.text2, ...tokens.type.small }),
  what: css({ display: 'grid', overflowWrap: 'anywhere', ...tokens.type.small }),
};
