import type { Game } from '@atrium/contracts/games';
import { host, useErrorSentence, useSession } from '@atrium/host';
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
import { Jackpots } from './jackpots.tsx';
import { LobbyBar, type LobbyBarProps } from './lobby-bar.tsx';
import { LobbyFrame } from './lobby-frame.tsx';
import { LobbyHead } from './lobby-head.tsx';
import { LOBBY_NAMESPACE } from './namespace.ts';
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
  /** At the end of the bar; knows the open vendor, and none where all vendors are listed. */
  barEnd?: (vassalage: string | undefined) => ReactNode;
  /** Between bar and games; knows the codes of the listed vendors too, of which there are none before they load. */
  above?: (vassalage: string | undefined, listed: readonly string[]) => ReactNode;
  /** False where the vendors of a lobby are listed elsewhere: there is no tab for all of them. */
  everyVendor?: boolean;
}

/** A lobby: vendors, search, filters and the shelf of games. Remotes add their own parts as properties. */
export function LobbyPage({ lobby, title, covers, line, barEnd, above, everyVendor = true, ...bar }: LobbyPageProps) {
  const { t } = useTranslation(LOBBY_NAMESPACE);
  const sentence = useErrorSentence();
  const panel = useId();
  useLobbyAddress(lobby);
  const { vendors, status, error, load } = useVendors(lobby.category);
  const { code, vendor, listed, choose } = useChosenVendor(lobby, vendors);
  const list = useLobbyGames(lobby, code);
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
        <EmptyState
          scene="games"
          title={t('empty.vendors')}
          text={t('empty.vendorsText')}
          action={<Button onClick={() => host().navigate('/')}>{t('empty.home')}</Button>}
        />
      </LobbyFrame>
    );
  const showAll = () => {
    setSearch('');
    setFilters({ ...EVERYTHING, sort: filters.sort });
  };
  return (
    <LobbyFrame>
      <LobbyHead title={title} vendors={vendors} category={lobby.category} />
      <Jackpots
        expected={lobby.jackpots ?? false}
        vendors={vendors}
        onOpen={(vassalage) => {
          setSearch('');
          choose(vassalage);
          setFilters({ ...EVERYTHING, only: 'jackpot', sort: filters.sort });
        }}
      />
      <UnfinishedRounds category={lobby.category} />
      <VendorTabs
        vendors={vendors}
        chosen={code}
        everyVendor={everyVendor}
        panel={panel}
        onChoose={(chosen) => {
          setSearch('');
          choose(chosen);
        }}
      />
      <LobbyBar lobby={lobby} list={list} panel={panel} end={code && barEnd?.(vendor?.vassalage)} {...bar} />
      {above?.(
        vendor?.vassalage,
        listed.map(({ vassalage }) => vassalage),
      )}
      <FoundStatus list={list} />
      <section id={panel} role="tabpanel" data-shelf={filters.only} aria-labelledby={code && tabId(panel, code)}>
        <GameShelf
          list={list}
          pageSize={lobby.pageSize}
          vendor={vendor?.displayName}
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
