import { PageHead } from '@atrium/centre/page-head';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { useResource } from '@atrium/host';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { identityResource } from './identity.state.ts';
import { LevelCard } from './level-card.tsx';

/** Identity verification: its levels, what each gives, and the documents to send. */
export function Page() {
  const { t } = useTranslation('member-centre');
  const resource = useResource(identityResource);
  const value = resource.value;
  if (!value)
    return resource.status === 'failed' ? (
      <ResourceFault error={resource.error!} reload={resource.reload} />
    ) : (
      <Skeleton height={480} />
    );
  return (
    <div css={styles.page}>
      <PageHead title={t('pages.identity')} text={t('identity.text')} />
      {value.levels.map((level) => (
        <LevelCard key={level.level} identity={value} level={level} onSent={() => void resource.reload()} />
      ))}
    </div>
  );
}

const styles = { page: css({ display: 'grid', gap: tokens.space[5], minInlineSize: 0 }) };
