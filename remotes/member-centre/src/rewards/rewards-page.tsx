import { host, useInstant, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { languageCodeOf } from '@atrium/i18n/languages';
import { PageHead } from '@atrium/centre/page-head';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { promotionsResource } from './rewards.state.ts';

export function Page() {
  const { t, i18n } = useTranslation('member-centre');
  const instant = useInstant();
  const resource = useResource(promotionsResource, { query: { language: languageCodeOf(i18n.language) } });
  const read = (id: string) => {
    host().closeCentre();
    host().navigate(`/promoDetail?id=${encodeURIComponent(id)}`);
  };
  return (
    <>
      <PageHead title={t('pages.rewardCenter')} text={t('rewards.text')} />
      {resource.value?.length === 0 ? (
        <EmptyState title={t('rewards.none')} />
      ) : resource.value ? (
        <ul css={styles.list}>
          {resource.value.map((promotion) => (
            <li key={promotion.id} css={styles.card}>
              <div css={styles.words}>
                <h4 css={styles.title}>{promotion.title}</h4>
                <p css={styles.text}>{promotion.summary}</p>
                {promotion.endsAt && <p css={styles.text}>{t('rewards.until', { at: instant(promotion.endsAt, 'date') })}</p>}
              </div>
              <Button onClick={() => read(promotion.id)} aria-label={t('rewards.readOf', { title: promotion.title })}>
                {t('rewards.read')}
              </Button>
            </li>
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

const styles = {
  list: css({ display: 'grid', gap: tokens.space[3], margin: 0, padding: 0, listStyle: 'none' }),
  card: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[4], padding: tokens.space[5], border: `1px solid ${tokens.color.line}`, borderRadius: tokens.radius.large, background: tokens.color.surface2 }),
  words: css({ flex: '1 1 280px' }),
  title: css({ margin: 0, ...tokens.type.title, fontWeight: tokens.weight.strong }),
  text: css({ margin: `${tokens.space[1]} 0 0`, color: tokens.color.text2, ...tokens.type.small }),
};
