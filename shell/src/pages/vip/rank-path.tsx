import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { ownRank, ranks } from '@atrium/contracts/rewards';
import { useShortMoney } from '@atrium/host';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { RankPicture } from './rank-picture.tsx';

interface RankPathProps {
  ranks: ReplyOf<typeof ranks>;
  own: ReplyOf<typeof ownRank> | undefined;
}

const STEP_PX = 22;

/** The ranks as stairs, each with what it requires; for a member the own step and how much is missing for the next. */
export function RankPath({ ranks, own }: RankPathProps) {
  const { t } = useTranslation('shell');
  const money = useShortMoney();
  const next = own && ranks.find(({ level }) => level > own.level);
  return (
    <ol aria-label={t('vip.scheme')} css={styles.path}>
      {ranks.map((rank, step) => {
        const isOwn = rank.level === own?.level;
        const missing =
          rank === next && own && BigInt(next.validBet) > BigInt(own.validBet)
            ? (BigInt(next.validBet) - BigInt(own.validBet)).toString()
            : undefined;
        return (
          <li key={rank.level} css={styles.step} aria-current={isOwn ? 'step' : undefined}>
            <RankPicture level={rank.level} sizePx={80} />
            <div
              css={[styles.stair, own && rank.level <= own.level && styles.walked, isOwn && styles.current]}
              style={{ '--rise': `${step * STEP_PX}px` } as React.CSSProperties}
            >
              <h2 css={styles.name}>{rank.name}</h2>
              <p>{rank.validBet === '0' ? t('vip.fromStart') : t('vip.from', { amount: money(rank.validBet) })}</p>
              {isOwn && <p css={styles.here}>{t('vip.here')}</p>}
              {missing && <p css={styles.here}>{t('vip.more', { amount: money(missing) })}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

const styles = {
  path: css({
    display: 'grid',
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    background: tokens.color.surface,
    overflow: 'clip',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    alignItems: 'end',
    margin: 0,
    padding: `${tokens.space[5]} 0 0`,
    listStyle: 'none',
    [media.phone]: {
      gridAutoFlow: 'row',
      padding: 0,
      '& > li + li': { borderBlockStart: `1px solid ${tokens.color.line}` },
    },
  }),
  step: css({
    display: 'grid',
    justifyItems: 'center',
    minInlineSize: 0,
    [media.phone]: {
      gridTemplateColumns: 'auto 1fr',
      alignItems: 'center',
      justifyItems: 'stretch',
      gap: tokens.space[2],
      paddingInlineStart: tokens.space[3],
      '& > [aria-hidden]': { inlineSize: 48, blockSize: 48 },
      '&[aria-current]': { background: tokens.color.accentSoft },
    },
  }),
  stair: css({
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: 'calc(110px + var(--rise))',
    marginBlockStart: tokens.space[2],
    padding: tokens.space[3],
    borderBlockStart: `2px solid ${tokens.color.line}`,
    borderInlineStart: `1px solid ${tokens.color.line}`,
    background: tokens.color.surface2,
    '& > p': { margin: 0, color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals },
    [media.phone]: { minBlockSize: 0, marginBlockStart: 0, border: 0, background: 'none' },
  }),
  walked: css({ borderBlockStartColor: tokens.color.accent }),
  current: css({ background: tokens.color.accentSoft }),
  name: css({ margin: 0, ...tokens.type.title }),
  here: css({ '&&': { color: tokens.color.text } }),
};
