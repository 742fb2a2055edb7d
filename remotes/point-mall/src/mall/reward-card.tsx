import { imageAddresses } from '@atrium/contracts/image-address';
import { host, useInstant, useMoney } from '@atrium/host';
import { formatNumber } from '@atrium/i18n/format';
import { Badge } from '@atrium/ui/badge';
import { Button } from '@atrium/ui/button';
import { Picture } from '@atrium/ui/picture';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Reward } from './mall.state.ts';

interface RewardCardProps {
  reward: Reward;
  /** The member's points, or undefined for a visitor. */
  points: number | undefined;
  onRedeem: (reward: Reward) => void;
}

export function RewardCard({ reward, points, onRedeem }: RewardCardProps) {
  const { t, i18n } = useTranslation('point-mall');
  const money = useMoney();
  const instant = useInstant();
  const missing = points === undefined ? 0 : reward.pointsRequired - points;
  return (
    <article css={styles.card}>
      <Picture src={imageAddresses(reward.picture, host().permission().imageCDNs)} alt="" ratio="16 / 11" />
      <div css={styles.words}>
        <p css={styles.type}>
          {t(`type.${reward.type}`)} {reward.status !== 'available' && <Badge>{t(`status.${reward.status}`)}</Badge>}
        </p>
        <h2 css={styles.name}>{reward.name}</h2>
        <p css={styles.remark}>{reward.remark}</p>
        <dl css={styles.facts}>
          <dt css={styles.cost}>{t('needs')}</dt>
          <dd css={styles.points}>
            {t('points', { count: reward.pointsRequired, number: formatNumber(reward.pointsRequired, i18n.language) })}
          </dd>
          {reward.amountRequired !== '0' && (
            <>
              <dt>{t('turnover')}</dt>
              <dd>{money(reward.amountRequired)}</dd>
            </>
          )}
          <dt>{t('left')}</dt>
          <dd>{formatNumber(reward.quantity, i18n.language)}</dd>
          {reward.endsAt && (
            <>
              <dt>{t('until')}</dt>
              <dd>{instant(reward.endsAt, 'date')}</dd>
            </>
          )}
        </dl>
        <Button
          wide
          css={styles.redeem}
          disabled={reward.status !== 'available' || missing > 0}
          aria-label={missing > 0 ? undefined : t('redeemOf', { name: reward.name })}
          onClick={() => void host().protect('member', () => onRedeem(reward))}
        >
          {missing > 0 ? t('missing', { count: missing, number: formatNumber(missing, i18n.language) }) : t('redeem')}
        </Button>
      </div>
    </article>
  );
}

const styles = {
  card: css({
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    blockSize: '100%',
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    overflow: 'clip',
    background: tokens.color.surface,
  }),
  words: css({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    gap: tokens.space[2],
    padding: tokens.space[4],
    [media.phone]: { padding: tokens.space[3] },
  }),
  type: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
  name: css({ margin: 0, ...tokens.type.title, fontWeight: tokens.weight.strong }),
  remark: css({ flex: 1, margin: 0, color: tokens.color.text2, ...tokens.type.small }),
  facts: css({
    display: 'grid',
    gridTemplateColumns: 'fit-content(50%) 1fr',
    alignItems: 'baseline',
    gap: `2px ${tokens.space[3]}`,
    margin: 0,
    ...tokens.type.small,
    ...tokens.numerals,
    '& dt': { color: tokens.color.text2 },
    '& dd': { margin: 0, textAlign: 'end', overflowWrap: 'anywhere' },
    // Two cards side by side leave no room for a name beside its value.
    [media.phone]: {
      gridTemplateColumns: '1fr',
      gap: 0,
      '& dd': { margin: `0 0 ${tokens.space[1]}`, textAlign: 'start' },
    },
  }),
  // What a card costs needs no name there.
  cost: css({
    [media.phone]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  }),
  // How many points are missing takes two lines in a narrow card.
  redeem: css({ [media.phone]: { paddingInline: tokens.space[2], whiteSpace: 'normal' } }),
  points: css({ fontWeight: tokens.weight.bold, ...tokens.type.title }),
};
