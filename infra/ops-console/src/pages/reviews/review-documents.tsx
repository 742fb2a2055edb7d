import { GATEWAY_PREFIX } from '@atrium/contracts/console';
import { REVIEW_DOCUMENT_PATH, type Review } from '@atrium/contracts/operator-reviews';
import { buttonLook } from '@atrium/ui/button-look';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { brandBase } from '../../data/brand-base.ts';
import { quiet } from '../../parts/page.tsx';

/** Types that are shown as images: an image element runs no script. Other types are offered as downloads. */
const PICTURES = new Set(['image/png', 'image/jpeg']);

const addressOf = (review: string, document: string): string =>
  brandBase(location.pathname) +
  GATEWAY_PREFIX +
  REVIEW_DOCUMENT_PATH.replace(':id', encodeURIComponent(review)).replace(':document', encodeURIComponent(document));

/** The member's uploads. The server serves each as a download only, so none is ever a page of this origin. */
export function ReviewDocuments({ review: { id, documents } }: { review: Review }) {
  const { t } = useTranslation();
  if (documents.length === 0) return null;
  return (
    <section css={styles.lines}>
      <h3 css={styles.title}>{t('reviews.documents')}</h3>
      <ul css={styles.list}>
        {documents.map(({ id: document, name, type, bytes }) => (
          <li key={document} css={styles.document}>
            {PICTURES.has(type) && (
              <img
                src={addressOf(id, document)}
                alt={t('reviews.picture', { name })}
                loading="lazy"
                css={styles.picture}
              />
            )}
            <p css={quiet}>
              <bdi>{name}</bdi> · {t('reviews.kilobytes', { kb: Math.max(1, Math.round(bytes / 1_000)) })}
            </p>
            <a href={addressOf(id, document)} download={name} css={buttonLook({ size: 'small' })}>
              {t('reviews.download', { name })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const styles = {
  lines: css({ display: 'grid', gap: tokens.space[3] }),
  title: css({ ...tokens.type.title }),
  list: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    gap: tokens.space[4],
    listStyle: 'none',
    margin: 0,
    padding: 0,
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  document: css({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: tokens.space[2],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
  picture: css({ maxInlineSize: '100%', maxBlockSize: 420, objectFit: 'contain', background: tokens.color.surface3 }),
};
