import { css, keyframes } from '@emotion/react';
import type { Game } from '@atrium/contracts/games';
import { useMoney } from '@atrium/host';
import { formatNumber, formatPercent } from '@atrium/i18n/format';
import { Icon } from '@atrium/ui/icon';
import { tokens } from '@atrium/ui/theme';
import { useTranslation } from 'react-i18next';
import { LOBBY_NAMESPACE } from './namespace.ts';

/** A machine with more lines than this pays by ways. */
const MOST_LINES = 100;

/** What rises over a cover under the pointer or the focus: the figures of a game, and that a press plays it. */
export function GamePlate({ game }: { game: Game }) {
  const { t, i18n } = useTranslation(LOBBY_NAMESPACE);
  const money = useMoney();
  return (
    <span css={[plateStyles.plate, plateStyles.rises, game.demo && plateStyles.aboveDemo]} data-plate>
      <strong css={plateStyles.name}>{game.name}</strong>
      <span css={plateStyles.figures}>
        {game.returnPercent !== null && (
          <Figure name={t('card.return')} value={formatPercent(game.returnPercent, i18n.language)} />
        )}
        {game.lines > 0 && (
          <Figure
            name={t(game.lines > MOST_LINES ? 'card.ways' : 'card.lines')}
            value={formatNumber(game.lines, i18n.language)}
          />
        )}
        <Figure name={t('card.stake')} value={t('card.range', { min: money(game.minBet), max: money(game.maxBet) })} />
      </span>
      <span css={plateStyles.press}>{t('card.play')}</span>
    </span>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <span css={plateStyles.figure}>
      <span css={plateStyles.quiet}>{name}</span>
      <b>{value}</b>
    </span>
  );
}

/** The same plate for a game that cannot be played now: always there. */
export function MaintenancePlate({ name }: { name: string }) {
  const { t } = useTranslation(LOBBY_NAMESPACE);
  return (
    <span css={plateStyles.plate}>
      <strong css={plateStyles.name}>{name}</strong>
      <span css={plateStyles.off}>
        <Icon name="wrench" size={14} />
        {t('card.maintenance')}
      </span>
      <span>{t('card.safe')}</span>
    </span>
  );
}

const appear = keyframes({ from: { opacity: 0 } });

export const plateStyles = {
  plate: css({
    // Above the cover, which moves under it.
    position: 'relative',
    alignSelf: 'end',
    display: 'grid',
    gap: tokens.space[1],
    padding: tokens.space[3],
    background: tokens.color.plate,
    color: tokens.color.onPlate,
    textAlign: 'start',
    ...tokens.type.small,
    ...tokens.numerals,
  }),
  rises: css({
    opacity: 0,
    transition: `opacity ${tokens.motion.fast} ${tokens.motion.ease}`,
    animation: `${appear} ${tokens.motion.fast} ${tokens.motion.ease}`,
  }),
  aboveDemo: css({ paddingBlockEnd: 56 }),
  name: css({
    fontFamily: tokens.font.cover,
    fontWeight: tokens.weight.cover,
    fontStretch: '75%',
    overflowWrap: 'anywhere',
    ...tokens.type.title,
  }),
  figures: css({ display: 'grid' }),
  figure: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: tokens.space[2],
    '& > b': { fontWeight: tokens.weight.strong, marginInlineStart: 'auto' },
  }),
  quiet: css({ opacity: 0.8 }),
  press: css({
    display: 'grid',
    placeItems: 'center',
    blockSize: 36,
    marginBlockStart: tokens.space[2],
    borderRadius: tokens.radius.medium,
    background: tokens.color.tag,
    color: tokens.color.onTag,
    fontWeight: tokens.weight.strong,
    ...tokens.type.body,
  }),
  off: css({
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    color: tokens.color.plateWarn,
    fontWeight: tokens.weight.strong,
  }),
};
