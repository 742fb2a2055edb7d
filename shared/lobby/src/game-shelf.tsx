import type { Game } from '@atrium/contracts/games';
import { useErrorSentence } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shelf } from './filters.ts';
import { GameGrid } from './game-grid.tsx';
import { GridFoot } from './grid-foot.tsx';
import { GridSkeleton } from './grid-skeleton.tsx';
import { LOBBY_NAMESPACE } from './namespace.ts';
import type { LobbyGames } from './use-lobby-games.ts';

export interface GameShelfProps {
  list: LobbyGames | null;
  pageSize: number;
  /** The name of the open vendor; undefined where all vendors are listed. */
  vendor: string | undefined;
  /** Whether filters may be the reason for an empty shelf; the member's own shelves have texts of their own. */
  narrowed: boolean;
  shelf: Shelf;
  onShowAll: () => void;
  covers?: 'regular' | 'large';
  /** Covers that are in the page already and stay while the list loads. */
  drawn?: readonly string[];
  line?: (game: Game) => ReactNode;
}

const OWN_WORDS: Partial<Record<Shelf, 'favourites' | 'recent'>> = { favourite: 'favourites', recent: 'recent' };

/** The games of a list in each state: pending, ready, empty, failed. */
export function GameShelf({ list, pageSize, vendor, narrowed, shelf, onShowAll, covers, drawn, line }: GameShelfProps) {
  const { t } = useTranslation(LOBBY_NAMESPACE);
  const sentence = useErrorSentence();
  if (!list || (list.status === 'pending' && list.games.length === 0))
    return <GridSkeleton covers={covers} drawn={drawn} />;
  if (list.status === 'failed' && list.games.length === 0)
    return (
      <EmptyState
        role="alert"
        title={t('failed.title')}
        text={list.error && sentence(list.error)}
        action={<Button onClick={list.loadNext}>{t('failed.retry')}</Button>}
      />
    );
  if (list.games.length === 0) {
    const kind = list.searching ? 'search' : (OWN_WORDS[shelf] ?? 'shelf');
    return (
      <EmptyState
        scene="search"
        title={t(`empty.${kind}`)}
        text={t(vendor || list.searching ? `empty.${kind}Text` : `empty.${kind}Every`, { vendor })}
        action={(list.searching || narrowed) && <Button onClick={onShowAll}>{t('empty.everything')}</Button>}
      />
    );
  }
  return (
    <>
      <GameGrid games={list.games} total={list.total} covers={covers} line={line} />
      {list.status === 'failed' ? (
        <EmptyState
          role="alert"
          title={t('failed.title')}
          text={list.error && sentence(list.error)}
          action={<Button onClick={list.loadNext}>{t('failed.retry')}</Button>}
        />
      ) : (
        <GridFoot list={list} pageSize={pageSize} />
      )}
    </>
  );
}
