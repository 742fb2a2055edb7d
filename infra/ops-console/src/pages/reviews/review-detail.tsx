import { reviewOpen } from '@atrium/contracts/operator-reviews';
import { operatorLog } from '@atrium/contracts/operator-config';
import { buttonLook } from '@atrium/ui/button-look';
import { Card } from '@atrium/ui/card';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMayChange } from '../../data/use-may-change.ts';
import { useMoney } from '../../data/use-money.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { quiet } from '../../parts/page.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { ReviewDecision } from './review-decision.tsx';
import { ReviewDocuments } from './review-documents.tsx';
import { ReviewFacts } from './review-facts.tsx';

const OFTEN = 5_000;

/** One review with all that a reviewer needs, and the decision. A decision of another operator appears here, too. */
export function ReviewDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const money = useMoney();
  const mine = useMayChange();
  const { full, moment } = useFormat();
  const known = useOperation(reviewOpen, { params: { id } }, { every: OFTEN });
  const noted = useOperation(operatorLog, { query: { subject: id, limit: '20' } }).data ?? [];
  if (known.error?.code === 'UNKNOWN_REVIEW') {
    return (
      <Card as="section" title={t('reviews.decided')}>
        <p>
          {noted[0]
            ? t('reviews.decidedBy', { actor: noted[0].actor, reason: noted[0].reason })
            : t('refused.UNKNOWN_REVIEW')}
        </p>
      </Card>
    );
  }
  return (
    <Asked of={known} lines={8}>
      {(review) => (
        <Card as="section" title={t(`reviewKinds.${review.kind}`)} titleEnd={<bdi>{review.reference}</bdi>}>
          <div css={styles.lines}>
            {review.amount !== null && review.currency !== null && (
              <p css={styles.amount}>{money(review.amount, review.currency)}</p>
            )}
            <p css={styles.who}>
              <bdi>{review.account}</bdi>
              <time dateTime={review.at} css={quiet}>
                {full(review.at)}
              </time>
              {mine && (
                <Link
                  to={`/members?account=${encodeURIComponent(review.account)}&reason=${encodeURIComponent(id)}`}
                  css={buttonLook({ size: 'small' })}
                >
                  {t('reviews.member')}
                </Link>
              )}
            </p>
            <ReviewFacts review={review} />
            <ReviewDocuments review={review} />
            {noted.length > 0 && (
              <ul css={styles.noted}>
                {noted.map(({ id: entry, at, actor, reason }) => (
                  <li key={entry} css={quiet}>
                    <time dateTime={at}>{moment(at)}</time> · <bdi>{actor}</bdi> · <bdi>{reason}</bdi>
                  </li>
                ))}
              </ul>
            )}
            <ReviewDecision key={`${review.id} ${review.firstApprovedBy}`} review={review} onDecided={onClose} />
          </div>
        </Card>
      )}
    </Asked>
  );
}

const styles = {
  lines: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4] }),
  amount: css({
    fontWeight: tokens.weight.bold,
    ...tokens.type.page,
    ...tokens.numerals,
    [media.phone]: { ...tokens.type.section },
  }),
  who: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.space[3],
    fontWeight: tokens.weight.strong,
  }),
  noted: css({ display: 'grid', gap: tokens.space[1], listStyle: 'none', margin: 0, padding: 0 }),
};
