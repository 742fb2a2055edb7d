import { PageHead } from '@atrium/centre/page-head';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { brandToday } from '@atrium/centre/brand-today';
import { useInstant, useMoney, useResource } from '@atrium/host';
import { formatNumber } from '@atrium/i18n/format';
import { Chip } from '@atrium/ui/chip';
import { Skeleton } from '@atrium/ui/skeleton';
import { Stats } from '@atrium/ui/stat';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryShare } from './category-share.tsx';
import { DayFigures } from './day-figures.tsx';
import { overviewResource } from './overview.state.ts';
import { changeOf, SPANS, type Span, spanOf } from './span.ts';
import { TopDownlines } from './top-downlines.tsx';
import { useLast } from './use-last.ts';

export function Page() {
  const { t, i18n } = useTranslation('agent-centre');
  const money = useMoney();
  const instant = useInstant();
  const [span, setSpan] = useState<Span>(30);
  const days = spanOf(brandToday(), span);
  const overview = useResource(overviewResource, { query: days });
  const value = useLast(overview);
  const compared = (now: string, before: string): string => {
    const change = changeOf(now, before);
    if (change === null) return t('overview.nothingBefore');
    return t(change < 0 ? 'overview.down' : 'overview.up', {
      percent: formatNumber(Math.abs(change), i18n.language, 1),
      count: span,
    });
  };

  return (
    <>
      <PageHead
        title={t('pages.agentTeamOverview')}
        text={t('overview.span', {
          from: instant(`${days.from}T04:00:00Z`, 'day'),
          to: instant(`${days.to}T04:00:00Z`, 'day'),
        })}
      >
        <div role="group" aria-label={t('overview.spans')} css={styles.spans}>
          {SPANS.map((each) => (
            <Chip key={each} pressed={each === span} onClick={() => setSpan(each)}>
              {each === 1 ? t('overview.today') : t('overview.days', { count: each })}
            </Chip>
          ))}
        </div>
      </PageHead>
      {value ? (
        <>
          <Stats
            css={styles.stats}
            aria-busy={overview.value !== value || overview.status === 'refreshing' || undefined}
            stats={[
              {
                key: 'turnover',
                label: t('figures.turnover'),
                value: money(value.current.turnover),
                detail: compared(value.current.turnover, value.before.turnover),
                big: true,
              },
              {
                key: 'net',
                label: t('figures.net'),
                value: money(value.current.net),
                detail: compared(value.current.net, value.before.net),
              },
              {
                key: 'deposits',
                label: t('figures.deposits'),
                value: money(value.current.deposits),
                detail: compared(value.current.deposits, value.before.deposits),
              },
              {
                key: 'withdrawals',
                label: t('figures.withdrawals'),
                value: money(value.current.withdrawals),
                detail: compared(value.current.withdrawals, value.before.withdrawals),
              },
              {
                key: 'active',
                label: t('figures.active'),
                value: t('figures.activeOf', {
                  active: value.current.activeMembers,
                  count: value.members + value.agents,
                }),
                detail: t('figures.online', { count: value.online }),
              },
              {
                key: 'joined',
                label: t('figures.joined'),
                value: value.current.newMembers,
                detail: t('figures.agents', { count: value.agents }),
              },
            ]}
          />
          {value.days.length > 1 && <DayFigures days={value.days} />}
          <CategoryShare categories={value.byCategory} />
          <TopDownlines />
        </>
      ) : overview.status === 'failed' ? (
        <ResourceFault error={overview.error!} reload={overview.reload} />
      ) : (
        <Skeleton height={520} />
      )}
    </>
  );
}

const styles = {
  spans: css({ display: 'flex', gap: tokens.space[2], marginInlineEnd: tokens.space[12] }),
  // Six figures in two rows, so that large sums have room.
  stats: css({
    gridAutoFlow: 'row',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > div:nth-of-type(3n + 1)': { borderInlineStart: 0, paddingInlineStart: 0 },
    [media.phone]: { gridTemplateColumns: '1fr 1fr' },
  }),
};
