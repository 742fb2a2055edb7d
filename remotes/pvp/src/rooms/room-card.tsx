import { css } from '@emotion/react';
import type { Game, Room } from '@atrium/contracts/games';
import { useMoney } from '@atrium/host';
import { Cover } from '@atrium/lobby/cover';
import { coverButton } from '@atrium/lobby/cover-button';
import { MaintenancePlate } from '@atrium/lobby/game-plate';
import { vendorsOffAtom } from '@atrium/lobby/vendors.state';
import { tokens } from '@atrium/ui/theme';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { enterRoom } from './pvp.state.ts';

/** A room: its game's cover, what a seat costs and who sits there. */
export function RoomCard({ room, game }: { room: Room; game: Game | undefined }) {
  const { t } = useTranslation('pvp');
  const money = useMoney();
  const line = useId();
  const playable = !useAtomValue(vendorsOffAtom).has(room.vassalage) && room.playable;
  const free = Math.max(0, room.seats - room.taken);
  const name = game ? t('room', { game: game.name, room: room.name }) : room.name;
  return (
    <li css={styles.item}>
      <div css={[coverButton.art, !playable && coverButton.off]}>
        <button type="button" css={coverButton.button} aria-label={name} aria-describedby={line} onClick={() => enterRoom(room, game)}>
          <Cover cover={room.cover} name={name} />
          {!playable && <MaintenancePlate name={name} />}
        </button>
      </div>
      <div id={line} css={styles.caption}>
        <span css={styles.name}>{room.name}</span>
        <span css={styles.stake}>{money(room.stake)}</span>
        <span css={styles.seats}>
          <span aria-hidden css={styles.dots}>
            {Array.from({ length: room.seats }, (_, seat) => (
              <span key={seat} css={[styles.dot, seat < room.taken && styles.taken]} />
            ))}
          </span>
          {free > 0 ? t('free', { count: free }) : t('full')}
        </span>
      </div>
    </li>
  );
}

const styles = {
  item: css({ minInlineSize: 0 }),
  caption: css({ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: tokens.space[2], marginBlockStart: 6, color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
  name: css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: tokens.color.text, fontWeight: tokens.weight.strong }),
  stake: css({ color: tokens.color.text, fontWeight: tokens.weight.strong }),
  seats: css({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.space[2] }),
  dots: css({ display: 'flex', gap: tokens.space[1] }),
  dot: css({ inlineSize: 10, blockSize: 10, border: `1.5px solid ${tokens.color.lineStrong}`, borderRadius: tokens.radius.round }),
  taken: css({ background: tokens.color.text2, borderColor: tokens.color.text2 }),
};
