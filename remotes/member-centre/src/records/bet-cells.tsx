import { betMark } from '@atrium/centre/bet-mark';
import { outcomeOf } from '@atrium/contracts/bet-outcome';
import { useInstant, useMoney } from '@atrium/host';
import { StateMark } from '@atrium/ui/state-mark';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Bet } from './betting-record-page.tsx';
import { GameCover } from './game-cover.tsx';

export function BetState({ bet }: { bet: Bet }) {
  const { t } = useTranslation('member-centre');
  return <StateMark state={betMark(bet)}>{t(`records.states.${outcomeOf(bet)}`)}</StateMark>;
}

/** The game with its cover; on a phone, where a row has two cells below the head of its day, time and state are below the name. */
export function BetGame({ bet, phone }: { bet: Bet; phone: boolean }) {
  const instant = useInstant();
  return (
    <span css={styles.game}>
      <GameCover gameId={bet.gameId} css={styles.cover} />
      <span css={styles.lines}>
        <span css={styles.name}>{bet.gameName}</span>
        {phone && (
          <span css={styles.below}>
            {instant(bet.at, 'time')}
            <BetState bet={bet} />
          </span>
        )}
      </span>
    </span>
  );
}

/** What the bet paid, green where it won; on a phone the stake is below. An open bet has a stake alone. */
export function BetPayout({ bet, phone }: { bet: Bet; phone: boolean }) {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const outcome = outcomeOf(bet);
  const stake = (
    <span css={styles.below}>
      {t('records.stake')} {money(bet.stake)}
    </span>
  );
  if (outcome === 'open') return phone ? stake : <span>–</span>;
  return (
    <span css={styles.lines}>
      <span css={outcome === 'won' && styles.won}>{money(bet.payout)}</span>
      {phone && stake}
    </span>
  );
}

const styles = {
  game: css({ display: 'flex', alignItems: 'center', gap: tokens.space[3] }),
  // The detail has the whole name.
  name: css({
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    [media.phone]: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
  }),
  lines: css({ display: 'grid', minInlineSize: 0 }),
  below: css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.space[2],
    color: tokens.color.text2,
    fontWeight: tokens.weight.regular,
    whiteSpace: 'nowrap',
  }),
  won: css({ color: tokens.color.win, fontWeight: tokens.weight.strong }),
  // The upper part: the title is beside it.
  cover: css({
    flex: 'none',
    inlineSize: 30,
    blockSize: 34,
    borderRadius: tokens.radius.small,
    [media.phone]: { inlineSize: 38, blockSize: 42 },
    '& img': { transform: 'scale(1.45)', transformOrigin: '50% 35%' },
  }),
};
