import type { Promotion } from '@atrium/contracts/promotions';
import { imageAddresses } from '@atrium/contracts/image-address';
import { host } from '@atrium/host';
import { Card } from '@atrium/ui/card';
import { Picture } from '@atrium/ui/picture';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { wasDrawn } from '../../document/first-picture.ts';
import { measures } from '../../document/measures.ts';

/** Address of a promotion's picture. */
export const promotionPicture = (promotion: Pick<Promotion, 'scene'>): string[] =>
  imageAddresses(`/art/promotions/${encodeURIComponent(promotion.scene)}.svg`, host().permission().imageCDNs);

export function PromotionCard({ promotion, level = 3 }: { promotion: Promotion; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const { t } = useTranslation('shell');
  const picture = promotionPicture(promotion);
  return (
    <Card as="article" padding="none" css={styles.card}>
      <div css={styles.words}>
        <Heading css={styles.title}>{promotion.title}</Heading>
        <p css={styles.text}>{promotion.summary}</p>
        <Link
          to={`/promoDetail?id=${encodeURIComponent(promotion.id)}`}
          aria-label={t('promotions.termsOf', { title: promotion.title })}
          css={styles.link}
        >
          {t('promotions.readTerms')}
        </Link>
      </div>
      <Picture src={picture} alt="" eager={wasDrawn(picture)} css={styles.picture} />
    </Card>
  );
}

const styles = {
  card: css({ position: 'relative', display: 'grid', gridTemplateColumns: `1fr ${measures.promotionPicture}` }),
  words: css({ padding: measures.promotionEdge }),
  title: css({
    fontFamily: tokens.font.text,
    fontWeight: tokens.weight.strong,
    letterSpacing: 0,
    ...tokens.type.title,
  }),
  text: css({ margin: `${tokens.space[1]} 0 10px`, color: tokens.color.text2, ...tokens.type.small }),
  link: css({
    fontWeight: tokens.weight.strong,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    ...tokens.type.small,
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  }),
  picture: css({ minBlockSize: measures.promotionHeight }),
};
