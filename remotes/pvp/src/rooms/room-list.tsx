import { useErrorSentence, useResource } from '@atrium/host';
import { gridStyles } from '@atrium/lobby/grid-layout';
import { GridSkeleton } from '@atrium/lobby/grid-skeleton';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { gamesQuery, gamesResource, roomsResource, SEATS_EVERY } from './pvp.state.ts';
import { RoomCard } from './room-card.tsx';

/** The rooms of a vendor, with seats that are looked at again while the page is seen. */
export function RoomList({ vassalage }: { vassalage: string }) {
  const { t } = useTranslation('pvp');
  const sentence = useErrorSentence();
  const rooms = useResource(roomsResource, { query: { vassalage } });
  const games = useResource(gamesResource, gamesQuery(vassalage)).value?.games;
  const { reload } = rooms;
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && void reload(), SEATS_EVERY);
    return () => clearInterval(timer);
  }, [reload]);
  if (!rooms.value && rooms.error) return <EmptyState role="alert" title={t('failed')} text={sentence(rooms.error)} action={<Button onClick={() => void reload()}>{t('retry')}</Button>} />;
  if (!rooms.value || !games) return <GridSkeleton count={6} />;
  if (rooms.value.length === 0) return <EmptyState title={t('none')} text={t('noneText')} />;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away from a list without marks
    <ul role="list" aria-label={t('list')} css={[gridStyles.grid, gridStyles.regular]}>
      {rooms.value.map((room) => (
        <RoomCard key={room.roomId} room={room} game={games.find(({ gameId }) => gameId === room.gameId)} />
      ))}
    </ul>
  );
}
