import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { ownRank, ranks } from '@atrium/contracts/rewards';
import { useInstant, useMember, useShortMoney } from '@atrium/host';
import { Progress } from '@atrium/ui/progress';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { RankPicture } from './rank-picture.tsx';
import { rankColour } from './ranks.ts';

type Own = ReplyOf<typeof ownRank>;
type Rank = ReplyOf<typeof ranks>[number];

const RANK_PICTURE_PX = 112;

/** The member's rank, what is missing for the next one, and what keeps this one. Source: 1-14, 11-15. */
export function OwnRank({ own, ranks }: { own: Own; ranks: readonly Rank[] }) {
  const { t } = useTranslation('shell');
  const money = useShortMoney();
  const instant = useInstant();
  const member = useMember();
  const rank = ranks.find(({ level }) => level === own.level);
  const next = ranks.find(({ level }) => level > own.level);
  const line = (label: string, reached: string, target: string, text: string) => (
    <div css={styles.line}>
      <span css={styles.label}>{label}</span>
      <Progress
        css={styles.progress}
        label={label}
        value={shareOf(reached, target)}
        text={t(text, { reached: money(reached), target: money(target), rank: next?.name })}
        tone="own"
      />
    </div>
  );
  return (
    <div css={styles.own}>
      <RankPicture level={own.level} sizePx={RANK_PICTURE_PX} />
      <div css={styles.words}>
        <p css={styles.name}>{own.name}</p>
        <p css={styles.level}>
          <span
            css={styles.dot}
            style={{ background: rankColour(member?.clubLabel ?? {}) }}
            data-rank-colour={rankColour(member?.clubLabel ?? {})}
          />
          {t('vip.level', { level: own.level })}
        </p>
        {own.changedAt && <p css={styles.label}>{t('vip.since', { at: instant(own.changedAt, 'date') })}</p>}
      </div>
      <div css={styles.lines}>
        {!next && <p css={styles.label}>{t('vip.top')}</p>}
        {next && own.regainBet === null && line(t('vip.validBet'), own.validBet, next.validBet, 'vip.towards')}
        {own.regainBet !== null && line(t('vip.month'), own.monthBet, own.regainBet, 'vip.towards')}
        {rank && rank.monthlyBet !== '0' && line(t('vip.keep'), own.monthBet, rank.monthlyBet, 'vip.keeps')}
      </div>
    </div>
  );
}

/** The reached part, 0 to 1: exact enough to draw. */
const shareOf = (reached: string, target: string): number =>
  target === '0' ? 1 : Math.max(0, Math.min(1, Number(reached) / Number(target)));

const styles = {
  own: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.space[5],
    // Beside the ranks: a narrow column.
    [media.wide]: { columnGap: tokens.space[4] },
  }),
  words: css({ display: 'grid', gap: tokens.space[1], minInlineSize: 0, '& > p': { margin: 0 } }),
  name: css({ color: tokens.color.accentText, ...tokens.display, ...tokens.type.page }),
  level: css({ display: 'flex', alignItems: 'center', gap: tokens.space[2], ...tokens.type.small }),
  dot: css({ inlineSize: 12, blockSize: 12, borderRadius: tokens.radius.round }),
  lines: css({ display: 'grid', flex: '1 1 280px', gap: tokens.space[4], '& > p': { margin: 0 } }),
  line: css({ display: 'grid', gap: tokens.space[1] }),
  // The amounts are longer than a phone's bar would be wide.
  progress: css({ flexWrap: 'wrap', '& > [role=progressbar]': { flex: '1 0 100%' } }),
  label: css({ color: tokens.color.text2, ...tokens.type.small }),
};
