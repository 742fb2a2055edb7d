import { buttonLook } from '@atrium/ui/button-look';
import { gate, useErrorSentence, useResource, useSession } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Chip } from '@atrium/ui/chip';
import { EmptyState } from '@atrium/ui/empty-state';
import { Note } from '@atrium/ui/note';
import { Skeleton } from '@atrium/ui/skeleton';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { languageCode } from '../../language/language-code.ts';
import { measures } from '../../document/measures.ts';
import { Page } from '../page.tsx';
import { ownActivities } from './activity/activity.state.ts';
import { Missions } from './missions/missions.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { promotionList } from './promotions.state.ts';

/** The promotions that run now, filtered by type. */
export function PromotionsPage() {
  const { t, i18n } = useTranslation('shell');
  const sentence = useErrorSentence();
  const [query, setQuery] = useSearchParams();
  const type = query.get('type') ?? 'all';
  const list = useResource(promotionList, { query: { language: languageCode(i18n) } });
  const { error, reload } = list;
  const isMember = gate(useSession(), 'member') === 'proceed';
  const activities = useResource(ownActivities, {}, { paused: !isMember });
  // The list may be from before the login; a member on a break has no activities, and is shown no offers.
  const value = isMember && activities.value?.length === 0 ? [] : list.value;
  const types = ['all', ...new Set(value?.map((promotion) => promotion.type))];
  const shown = value?.filter((promotion) => type === 'all' || promotion.type === type);
  return (
    <Page title={t('nav.promotions')}>
      <div role="group" aria-label={t('promotions.types')} css={styles.types}>
        {types.map((each) => (
          <Chip
            key={each}
            pressed={each === type}
            count={
              value && (each === 'all' ? value.length : value.filter((promotion) => promotion.type === each).length)
            }
            onClick={() => setQuery(each === 'all' ? {} : { type: each }, { replace: true })}
          >
            {t(`promotions.type.${each}`, { defaultValue: each })}
          </Chip>
        ))}
      </div>
      {error && !value && (
        <Note tone="bad" actions={<Button onClick={() => void reload()}>{t('action.tryAgain')}</Button>}>
          {sentence(error)}
        </Note>
      )}
      {shown?.length === 0 && (
        <EmptyState
          scene="gifts"
          title={t(type === 'all' ? 'promotions.noneAtAll' : 'promotions.none')}
          text={type !== 'all' && t('promotions.noneText')}
          action={
            type === 'all' ? (
              <Link to="/" css={buttonLook()}>
                {t('action.toHome')}
              </Link>
            ) : (
              <Button onClick={() => setQuery({}, { replace: true })}>{t('promotions.type.all')}</Button>
            )
          }
        />
      )}
      <ul aria-label={t('nav.promotions')} css={styles.list}>
        {!value &&
          !error &&
          Array.from({ length: 4 }, (_, index) => (
            <li key={index}>
              <Skeleton height={measures.promotionHeight} />
            </li>
          ))}
        {shown?.map((promotion) => (
          <li key={promotion.id}>
            <PromotionCard promotion={promotion} level={2} />
          </li>
        ))}
      </ul>
      <Missions />
    </Page>
  );
}

const styles = {
  types: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.space[2],
    '& > *': { flex: 'none' },
    [media.compact]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
  }),
  list: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.space[4],
    '& > li': { display: 'grid' },
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
};
