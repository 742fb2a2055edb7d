import { useResource } from '@atrium/host';
import { EmptyState } from '@atrium/ui/empty-state';
import { Progress } from '@atrium/ui/progress';
import { Skeleton } from '@atrium/ui/skeleton';
import { Stats } from '@atrium/ui/stat';
import { useTranslation } from 'react-i18next';
import { missionSummaryResource } from '../frame/frame.state.ts';
import { PageHead } from '@atrium/centre/page-head';
import { ResourceFault } from '@atrium/centre/resource-fault';

export function Page() {
  const { t } = useTranslation('member-centre');
  const resource = useResource(missionSummaryResource);
  const value = resource.value;
  return (
    <>
      <PageHead title={t('pages.missionLeaderboard')} />
      {!value && (resource.status === 'failed' ? <ResourceFault error={resource.error!} reload={resource.reload} /> : <Skeleton height={160} />)}
      {value && value.count + value.completed === 0 && <EmptyState title={t('missions.none')} text={t('missions.noneText')} />}
      {value && value.count + value.completed > 0 && (
        <>
          <Stats
            stats={[
              { key: 'open', label: t('missions.open'), value: value.count, big: true },
              { key: 'done', label: t('missions.completed'), value: value.completed },
            ]}
          />
          <Progress label={t('missions.progress')} value={value.completed / (value.count + value.completed)} text={t('missions.share', { done: value.completed, count: value.count + value.completed })} tone="own" />
        </>
      )}
    </>
  );
}
