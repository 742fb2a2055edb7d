import { ResourceFault } from '@atrium/centre/resource-fault';
import {
  REPORT_SCOPES,
  type ReportFigures as Figures,
  type ReportScope,
  type report,
} from '@atrium/contracts/agent-reports';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { useInstant, useMoney, useResource } from '@atrium/host';
import { formatNumber } from '@atrium/i18n/format';
import { Chip } from '@atrium/ui/chip';
import { Skeleton } from '@atrium/ui/skeleton';
import { Stats } from '@atrium/ui/stat';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDividends } from '../frame/use-dividends.ts';
import { TreePath } from '../tree/tree-path.tsx';
import { useLast } from './use-last.ts';
import { type DayFigure, FigurePlot } from './figure-plot.tsx';
import { reportResource } from './report.state.ts';
import { useComparison } from './use-comparison.ts';
import type { ReportView } from './use-report-view.ts';

type FigureName = keyof Figures;
const COUNTED: readonly FigureName[] = ['activeMembers', 'depositors', 'firstDepositors', 'newMembers', 'rounds'];

interface ReportFiguresProps {
  view: ReportView;
  change: (change: { scope?: ReportScope; under?: string }) => void;
  /** The figures in their order; the first is the most important one. */
  figures: readonly FigureName[];
  /** Drawn by day: the first as bars, the second as a line. */
  plot: readonly [DayFigure, DayFigure?];
  /** Below the plot. */
  children?: (found: ReplyOf<typeof report>) => ReactNode;
}

/** A team's figures with the period before, for the chosen accounts and team, and their course by day. */
export function ReportFigures({ view, change, figures, plot, children }: ReportFiguresProps) {
  const { t, i18n } = useTranslation('agent-centre');
  const money = useMoney();
  const instant = useInstant();
  const compared = useComparison();
  const found = useResource(reportResource, { query: view });
  const value = useLast(found);
  const dividends = useDividends();
  // What neither is nor was paid is no figure of this brand.
  const isShown = (name: FigureName | undefined): boolean =>
    name !== 'dividends' || dividends || value?.current.dividends !== '0' || value.previous.dividends !== '0';
  const day = (text: string) => instant(`${text}T04:00:00Z`, 'day');

  return (
    <section css={[styles.section, !value && found.status !== 'failed' && styles.holdsRest]}>
      <div css={styles.line}>
        <div role="group" aria-label={t('report.scope')} css={styles.scopes}>
          {REPORT_SCOPES.map((each) => (
            <Chip key={each} pressed={view.scope === each} onClick={() => change({ scope: each })}>
              {t(`report.scopes.${each}`)}
            </Chip>
          ))}
        </div>
        {value && (
          <p css={styles.span}>
            {t('report.span', {
              from: day(value.span.from),
              to: day(value.span.to),
              beforeFrom: day(value.before.from),
              beforeTo: day(value.before.to),
            })}
          </p>
        )}
      </div>
      {value && value.line.length > 1 && (
        <TreePath path={value.line} onOpen={(under) => change({ under: under ?? '' })} />
      )}
      {value ? (
        <>
          <Stats
            css={styles.stats}
            aria-busy={found.value !== value || found.status === 'refreshing' || undefined}
            stats={figures.filter(isShown).map((name, at) => {
              const counted = COUNTED.includes(name);
              const now = value.current[name];
              return {
                key: name,
                label: t(`figures.${name}`),
                value: counted ? formatNumber(Number(now), i18n.language) : money(String(now)),
                detail: compared(now, value.previous[name], { signed: name === 'profit', counted }),
                big: at === 0,
              };
            })}
          />
          {value.days.length > 1 && <FigurePlot days={value.days} plot={isShown(plot[1]) ? plot : [plot[0]]} />}
          {children?.(value)}
        </>
      ) : found.status === 'failed' ? (
        <ResourceFault error={found.error!} reload={found.reload} />
      ) : (
        <Skeleton height={420} />
      )}
    </section>
  );
}

const styles = {
  section: css({ display: 'grid', gap: tokens.space[4], marginBlockEnd: tokens.space[6], minInlineSize: 0 }),
  // The height of figures, plot and shares is unknown: what follows would move.
  holdsRest: css({ '&& ~ *': { display: 'none' } }),
  line: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[3] }),
  scopes: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] }),
  span: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
  // In rows of three, so that large sums have room.
  stats: css({
    gridAutoFlow: 'row',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > div:nth-of-type(3n + 1)': { borderInlineStart: 0, paddingInlineStart: 0 },
    [media.phone]: { gridTemplateColumns: '1fr 1fr' },
  }),
};
