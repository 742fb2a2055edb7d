import { WayOn } from '@atrium/centre/way-on';
import { PageHead } from '@atrium/centre/page-head';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { useResource } from '@atrium/host';
import { languageCodeOf } from '@atrium/contracts/language-of';
import { EmptyState } from '@atrium/ui/empty-state';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { RewardCard } from './reward-card.tsx';
import { activitiesResource, promotionsResource } from './rewards.state.ts';

export function Page() {
  const { t, i18n } = useTranslation('member-centre');
  const resource = useResource(promotionsResource, { query: { language: languageCodeOf(i18n.language) } });
  const own = useResource(activitiesResource);
  return (
    <>
      <PageHead title={t('pages.rewardCenter')} text={t('rewards.text')} />
      {resource.value?.length === 0 ? (
        <EmptyState scene="gifts" title={t('rewards.none')} action={<WayOn to="promotions" />} />
      ) : resource.value ? (
        <ul css={styles.list}>
          {resource.value.map((promotion) => (
            <RewardCard
              key={promotion.id}
              promotion={promotion}
              part={own.value?.find(({ promotionId }) => promotionId === promotion.id)}
              pending={own.status === 'pending'}
            />
          ))}
        </ul>
      ) : resource.status === 'failed' ? (
        <ResourceFault error={resource.error!} reload={resource.reload} />
      ) : (
        <Skeleton height={320} />
      )}
    </>
  );
}

const styles = { list: css({ display: 'grid', gap: tokens.space[3], margin: 0, padding: 0, listStyle: 'none' }) };
