import { useErrorSentence, useResource } from '@atrium/host';
import { usePolling } from '@atrium/host/use-polling';
import { css } from '@emotion/react';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { gamesQuery, gamesResource, roomsResource, SEATS_INTERVAL_MS } from './pvp.state.ts';
import { GameRooms } from './game-rooms.tsx';
import { roomsByGame } from './rooms-by-game.ts';

/** The rooms of a vendor, or of all vendors, with seats that are refreshed while the page is visible. */
export function RoomList({ vassalage }: { vassalage: string | undefined }) {
  const { t } = useTranslation('pvp');
  const sentence = useErrorSentence();
  const rooms = useResource(roomsResource, { query: vassalage ? { vassalage } : {} });
  const games = useResource(gamesResource, gamesQuery(vassalage));
  const { reload } = rooms;
  usePolling(() => {
    void reload();
    if (!games.value) void games.reload();
  }, SEATS_INTERVAL_MS);
  if (!rooms.value && rooms.error)
    return (
      <EmptyState
        role="alert"
        title={t('failed')}
        text={sentence(rooms.error)}
        action={<Button onClick={() => void reload()}>{t('retry')}</Button>}
      />
    );
  if (!rooms.value || (!games.value && !games.error))
    return (
      <div aria-busy css={styles.list}>
        {[...Array(6).keys()].map((place) => (
          <Skeleton key={place} height={228} />
        ))}
      </div>
    );
  if (rooms.value.length === 0)
    return (
      <EmptyState
        scene="games"
        title={t('none')}
        text={t('noneText')}
        action={<Button onClick={() => void reload()}>{t('retry')}</Button>}
      />
    );
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away from a list without marks
    <ul role="list" aria-label={t('list')} css={styles.list}>
      {roomsByGame(rooms.value, games.value?.games ?? []).map((entry) => (
        <GameRooms key={entry.gameId} {...entry} />
      ))}
    </ul>
  );
}

const styles = {
  list: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
    gap: tokens.space[4],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
};
