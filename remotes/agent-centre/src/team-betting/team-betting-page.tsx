import { PageHead } from '@atrium/centre/page-head';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { brandToday } from '@atrium/centre/brand-today';
import { useResource } from '@atrium/host';
import { Skeleton } from '@atrium/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { CategoryShare } from '../overview/category-share.tsx';
import { DayFigures } from '../overview/day-figures.tsx';
import { overviewResource } from '../overview/overview.state.ts';
import { spanOf } from '../overview/span.ts';

const SPAN_DAYS = 30;

/** What the own team staked, by category and by day. */
export function Page() {
  const { t } = useTranslation('agent-centre');
  const { value, status, error, reload } = useResource(overviewResource, {
    query: spanOf(brandToday(), SPAN_DAYS),
  });
  return (
    <>
      <PageHead title={t('pages.agentTeamBetting')} text={t('betting.text', { count: SPAN_DAYS })} />
      {value ? (
        <>
          <CategoryShare categories={value.byCategory} />
          <DayFigures days={value.days} />
        </>
      ) : status === 'failed' ? (
        <ResourceFault error={error!} reload={reload} />
      ) : (
        <Skeleton height={480} />
      )}
    </>
  );
}
