import type { Game } from '@atrium/contracts/games';
import { useErrorSentence, useSession } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { tabId } from '@atrium/ui/tabs';
import { useAtom, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lobby } from './create-lobby.ts';
import { favourites } from './favourites.state.ts';
import { EVERYTHING, narrows } from './filters.ts';
import { FoundStatus } from './found-status.tsx';
import { GameShelf } from './game-shelf.tsx';
import { LobbyBar, type LobbyBarProps } from './lobby-bar.tsx';
import { LobbyFrame } from './lobby-frame.tsx';
import { LobbyHead } from './lobby-head.tsx';
import { LOBBY_NAMESPACE } from './texts.ts';
import { UnfinishedRounds } from './unfinished-rounds.tsx';
import { useFirstCovers } from './use-first-covers.ts';
import { useLobbyAddress } from './use-lobby-address.ts';
import { useLobbyGames } from './use-lobby-games.ts';
import { useChosenVendor, useVendors } from './use-vendors.ts';
import { VendorTabs } from './vendor-tabs.tsx';

export interface LobbyPageProps extends Pick<LobbyBarProps, 'lines' | 'stakes' | 'shelves' | 'kindName'> {
  lobby: Lobby;
  title: string;
  covers?: 'regular' | 'large';
  /** Under each cover instead of the smallest stake. */
  line?: (game: Game) => ReactNode;
  /** At the end of the bar, and between bar and games; both know the open vendor. */
  barEnd?: (vassalage: string) => ReactNode;
  above?: (vassalage: string) => ReactNode;
}

/** A lobby: vendors, search, filters and the shelf of games. Remotes add their own parts as properties. */
export function LobbyPage({ lobby, title, covers, line, barEnd, above, ...bar }: LobbyPageProps) {
  const { t } = useTranslation(LOBBY_NAMESPACE);
  const sentence = useErrorSentence();
  const panel = useId();
  useLobbyAddress(lobby);
  const { vendors, status, error, load } = useVendors(lobby.category);
  const [vendor, choose] = useChosenVendor(lobby, vendors);
  const list = useLobbyGames(lobby, vendor);
  const drawn = useFirstCovers(lobby.path, list);
  const [filters, setFilters] = useAtom(lobby.filtersAtom);
  const setSearch = useSetAtom(lobby.searchAtom);
  useFavourites();
  if (status === 'failed')
    return (
      <LobbyFrame>
        <LobbyHead title={title} vendors={vendors} category={lobby.category} />
        <EmptyState
          role="alert"
          title={t('failed.title')}
          text={error && sentence(error)}
          action={<Button onClick={() => void load()}>{t('failed.retry')}</Button>}
        />
      </LobbyFrame>
    );
  if (status === 'ready' && vendors.length === 0)
    return (
      <LobbyFrame>
        <LobbyHead title={title} vendors={vendors} category={lobby.category} />
        <EmptyState title={t('empty.vendors')} text={t('empty.vendorsText')} />
      </LobbyFrame>
    );
  const showAll = () => {
    setSearch('');
    setFilters({ ...EVERYTHING, sort: filters.sort });
  };
  return (
    <LobbyFrame>
      <LobbyHead title={title} vendors={vendors} category={lobby.category} />
      <UnfinishedRounds category={lobby.category} />
      <VendorTabs
        vendors={vendors}
        chosen={vendor}
        panel={panel}
        onChoose={(code) => {
          setSearch('');
          choose(code);
        }}
      />
      <LobbyBar lobby={lobby} list={list} panel={panel} end={vendor && barEnd?.(vendor.vassalage)} {...bar} />
      {vendor && above?.(vendor.vassalage)}
      <FoundStatus list={list} />
      <section
        id={panel}
        role="tabpanel"
        data-shelf={filters.only}
        aria-labelledby={vendor && tabId(panel, vendor.vassalage)}
      >
        <GameShelf
          list={list}
          pageSize={lobby.pageSize}
          vendor={vendor?.displayName ?? ''}
          narrowed={narrows(filters)}
          shelf={filters.only}
          onShowAll={showAll}
          covers={covers}
          drawn={drawn}
          line={line}
        />
      </section>
    </LobbyFrame>
  );
}

/** Loads the member's favourites when a session begins. */
function useFavourites(): void {
  const load = useSetAtom(favourites.loadAtom);
  const account = useSession()?.account;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has other favourites
  useEffect(() => void load(), [load, account]);
}
