import { css } from '@emotion/react';
import { Cover } from '@atrium/lobby/cover';
import { coverButton } from '@atrium/lobby/cover-button';
import { MaintenancePlate } from '@atrium/lobby/game-plate';
import { playableAtom } from '@atrium/lobby/vendors.state';
import { tokens } from '@atrium/ui/theme';
import { useAtomValue } from 'jotai';
import { enterRoom } from './pvp.state.ts';
import { RoomButton } from './room-button.tsx';
import { firstRoom, type GameRooms as Rooms } from './rooms-by-game.ts';

/** A game with its rooms: the cover opens the cheapest room with a free seat, each room's line that room. */
export function GameRooms({ game, rooms }: Rooms) {
  const playableNow = useAtomValue(playableAtom);
  const first = firstRoom(rooms);
  if (!first) return null;
  const playable = playableNow(first);
  const name = game?.name ?? first.name;
  return (
    <li css={styles.item}>
      <div css={[coverButton.art, styles.art, !playable && coverButton.off]}>
        <button
          type="button"
          css={[coverButton.button, coverButton.clipped]}
          aria-label={name}
          onClick={() => enterRoom(first, game)}
        >
          <Cover cover={first.cover} name={name} />
          {!playable && <MaintenancePlate name={name} />}
        </button>
      </div>
      <div css={styles.rooms}>
        <h2 css={styles.name}>{name}</h2>
        {rooms.map((room) => (
          <RoomButton
            key={room.roomId}
            room={room}
            playable={playableNow(room)}
            onEnter={() => enterRoom(room, game)}
          />
        ))}
      </div>
    </li>
  );
}

const styles = {
  item: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(112px, 2fr) 3fr',
    gap: tokens.space[4],
    alignItems: 'start',
    minInlineSize: 0,
    padding: tokens.space[3],
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    background: tokens.color.surface,
  }),
  art: css({ minInlineSize: 0 }),
  rooms: css({ display: 'grid', gap: tokens.space[1], minInlineSize: 0 }),
  name: css({ marginBlockEnd: tokens.space[1], overflowWrap: 'anywhere', ...tokens.type.title, ...tokens.display }),
};
