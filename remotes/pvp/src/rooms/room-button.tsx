import { css } from '@emotion/react';
import type { Room } from '@atrium/contracts/game-rooms';
import { useMoney } from '@atrium/host';
import { Money } from '@atrium/ui/money';
import { tokens } from '@atrium/ui/theme';
import { useTranslation } from 'react-i18next';
import { freeSeats } from './rooms-by-game.ts';

export interface RoomButtonProps {
  room: Room;
  playable: boolean;
  onEnter: () => void;
}

/** One room: its name, the price of a seat and its players. */
export function RoomButton({ room, playable, onEnter }: RoomButtonProps) {
  const { t } = useTranslation('pvp');
  const money = useMoney();
  const free = freeSeats(room);
  return (
    <button type="button" css={[styles.room, !playable && styles.off]} onClick={onEnter}>
      <span css={styles.name}>{room.name}</span>
      <Money fit text={money(room.stake)} css={styles.stake} />
      <span aria-hidden css={styles.seats}>
        {[...Array(room.seats).keys()].map((seat) => (
          <span key={seat} css={[styles.seat, seat < room.taken && styles.taken]} />
        ))}
      </span>
      <span css={styles.free}>{free > 0 ? t('free', { count: free }) : t('full')}</span>
    </button>
  );
}

const styles = {
  room: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: tokens.space[2],
    inlineSize: '100%',
    padding: `6px ${tokens.space[2]}`,
    border: 0,
    borderRadius: tokens.radius.medium,
    background: tokens.color.surface2,
    color: tokens.color.text2,
    textAlign: 'start',
    cursor: 'pointer',
    ...tokens.type.small,
    ...tokens.numerals,
    '&:hover': { background: tokens.color.surface3 },
  }),
  off: css({ opacity: 0.6 }),
  name: css({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.color.text,
    fontWeight: tokens.weight.strong,
  }),
  stake: css({ color: tokens.color.text, fontWeight: tokens.weight.strong, textAlign: 'end' }),
  seats: css({ display: 'flex', alignItems: 'center', gap: tokens.space[1] }),
  seat: css({
    inlineSize: 8,
    blockSize: 8,
    border: `1.5px solid ${tokens.color.lineStrong}`,
    borderRadius: tokens.radius.round,
  }),
  taken: css({ background: tokens.color.text2, borderColor: tokens.color.text2 }),
  free: css({ textAlign: 'end' }),
};
