import type { Promotion } from '@atrium/contracts/promotions';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PromotionCard } from '../promotions/promotion-card.tsx';

const SHOWN = 2;

export interface PromotionPairProps {
  promotions: readonly Promotion[] | undefined;
}

export function PromotionPair({ promotions }: PromotionPairProps) {
  const { t } = useTranslation('shell');
  // A heading alone says nothing.
  if (promotions?.length === 0) return null;
  return (
    <section css={styles.section}>
      <SectionHead title={t('nav.promotions')} end={<Link to="/promotions">{t('home.allPromotions')}</Link>} />
      <ul css={styles.pair}>
        {!promotions &&
          Array.from({ length: SHOWN }, (_, index) => (
            <li key={index}>
              <Skeleton height={152} />
            </li>
          ))}
        {promotions?.slice(0, SHOWN).map((promotion) => (
          <li key={promotion.id}>
            <PromotionCard promotion={promotion} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const styles = {
  section: css({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  pair: css({ flex: 1, display: 'grid', gridAutoRows: '1fr', gap: tokens.space[4], '& > li': { display: 'grid' } }),
};
