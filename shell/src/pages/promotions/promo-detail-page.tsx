import type { Promotion } from '@atrium/contracts/promotions';
import { host, useErrorSentence, useInstant, useResource, useSession } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { Note } from '@atrium/ui/note';
import { Picture } from '@atrium/ui/picture';
import { Skeleton } from '@atrium/ui/skeleton';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { languageCode } from '../../language/language-code.ts';
import { SafeHtml } from '../../overlays/safe-html.tsx';
import { Page } from '../page.tsx';
import { Activity } from './activity/activity.tsx';
import { promotionPicture } from './promotion-card.tsx';
import { promotionList } from './promotions.state.ts';

/** One promotion with its terms. Without a valid one the visitor is redirected to the list. */
export function PromoDetailPage() {
  const { t, i18n } = useTranslation('shell');
  const instant = useInstant();
  const sentence = useErrorSentence();
  const id = useSearchParams()[0].get('id');
  const account = useSession()?.account;
  const { value, error, reload } = useResource(promotionList, { query: { language: languageCode(i18n) } });
  // The page, with a draft on it, stays until the list in the other language has loaded.
  const known = useRef<Promotion>(undefined);
  const promotion = value ? value.find((each) => each.id === id) : known.current?.id === id ? known.current : undefined;
  known.current = promotion;
  // The draft is restored for the same member after another sign-in; the next member does not see it.
  const writer = useRef(account);
  writer.current = account ?? writer.current;
  const missing = !id || (value !== undefined && !promotion);
  useEffect(() => {
    if (missing) host().navigate('/promotions', { replace: true });
  }, [missing]);
  if (!promotion)
    return (
      <Page title={t('nav.promotions')}>
        {error ? (
          <Note tone="bad" actions={<Button onClick={() => void reload()}>{t('action.tryAgain')}</Button>}>
            {sentence(error)}
          </Note>
        ) : (
          <Skeleton height={320} />
        )}
      </Page>
    );
  return (
    <Page
      title={promotion.title}
      lead={promotion.summary}
      end={
        <Link to="/promotions" css={styles.back}>
          {t('home.allPromotions')}
        </Link>
      }
    >
      <Card padding="none" css={styles.card}>
        <Picture src={promotionPicture(promotion)} alt="" eager css={styles.picture} />
        <div css={styles.words}>
          <p css={styles.times}>
            {promotion.endsAt
              ? t('promotions.runs', {
                  from: instant(promotion.startsAt, 'date-time'),
                  until: instant(promotion.endsAt, 'date-time'),
                })
              : t('promotions.since', { from: instant(promotion.startsAt, 'date-time') })}
          </p>
          <SafeHtml html={promotion.html}>
            <Activity key={`${promotion.id} ${writer.current}`} promotion={promotion} onOutdated={reload} />
          </SafeHtml>
        </div>
      </Card>
    </Page>
  );
}

const styles = {
  back: css({
    color: tokens.color.text2,
    fontWeight: tokens.weight.strong,
    ...tokens.type.small,
    '&:hover': { color: tokens.color.text },
  }),
  // Whole beside the terms, and above them in a narrow window: a band would cut the scene.
  card: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 72ch) minmax(0, 1fr)',
    justifyContent: 'space-between',
    alignItems: 'start',
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  picture: css({
    aspectRatio: '352 / 220',
    order: 1,
    margin: tokens.space[6],
    borderRadius: tokens.radius.medium,
    [media.compact]: { order: 0, margin: 0, borderRadius: 0 },
  }),
  words: css({ display: 'grid', gap: tokens.space[4], minInlineSize: 0, padding: tokens.space[6] }),
  times: css({ color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
};
