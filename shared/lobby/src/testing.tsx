import { favouriteGames, setFavourite } from '@atrium/contracts/favourite-games';
import { browseGames, gameList, searchIndex, type Game } from '@atrium/contracts/games';
import { jackpots } from '@atrium/contracts/jackpots';
import { recentGames, unfinishedGames } from '@atrium/contracts/played-games';
import { gameMenus, type VendorCard } from '@atrium/contracts/vendor-cards';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { createTestHost, route, sampleJackpot, type TestHost, type TestHostOptions } from '@atrium/host/testing';
import type { LocaleLoaders } from '@atrium/i18n/create-i18n';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { LOBBY_NAMESPACE } from './namespace.ts';
import { lobbyLocales } from './texts.ts';

export const MEMBER = { token: 'marker', account: 'member1', isAgent: 0 };

export function sampleVendor(fields: Partial<VendorCard> & { vassalage: string }): VendorCard {
  return {
    displayName: fields.vassalage,
    gameType: 'RNG',
    isHot: 0,
    up: true,
    gameCount: 60,
    accountTypeName: 'THIRD',
    isGame: null,
    directGameId: null,
    ...fields,
  };
}

export function sampleGame(fields: Partial<Game> & { gameId: string }): Game {
  return {
    code: fields.gameId,
    name: fields.gameId,
    vassalage: 'CPL',
    vendorName: 'Copperline',
    gameType: 'RNG',
    kind: 'slots',
    accountTypeName: 'THIRD',
    defaultPlayType: null,
    isGame: null,
    cover: `/art/covers/${fields.gameId}.webp`,
    minBet: '20',
    maxBet: '20000',
    lines: 20,
    returnPercent: 96.2,
    demo: true,
    isNew: false,
    isHot: false,
    jackpot: null,
    playable: true,
    ...fields,
  };
}

/** A gateway's catalogue over the given games: it filters, sorts and pages them as the contract says. */
export function catalogueOf(vendors: readonly VendorCard[], games: readonly Game[]) {
  const favourites = new Set<string>();
  const page = ({ query }: { query: Record<string, string> }) => {
    const ids = query.ids?.split(',');
    const only: Record<string, (game: Game) => boolean> = {
      new: (game) => game.isNew,
      hot: (game) => game.isHot,
      demo: (game) => game.demo,
      jackpot: (game) => game.jackpot !== null,
      favourite: ({ gameId }) => favourites.has(gameId),
    };
    const fitting = games
      .filter(
        (game) =>
          game.gameType === query.gameType &&
          (!query.vassalage || game.vassalage === query.vassalage) &&
          (!query.kind || game.kind === query.kind),
      )
      .filter((game) => !ids || ids.includes(game.gameId))
      .filter(
        (game) =>
          (!query.only || only[query.only]!(game)) &&
          game.lines >= Number(query.minLineNum ?? 0) &&
          Number(game.minBet) >= Number(query.minBet ?? 0),
      );
    const sorted = query.sort === 'name' ? fitting.toSorted((a, b) => a.name.localeCompare(b.name)) : fitting;
    const size = Number(query.pageSize ?? 24);
    const pageNum = Number(query.pageNo ?? 1);
    const from = query.offset === undefined ? (pageNum - 1) * size : Number(query.offset);
    return {
      games: sorted.slice(from, from + size),
      pageNum,
      totalPages: Math.max(1, Math.ceil(sorted.length / size)),
      total: sorted.length,
    };
  };
  return [
    route(
      gameMenus,
      [...new Set(vendors.map(({ gameType }) => gameType))].map((category) => ({
        category,
        vendors: vendors.filter(({ gameType }) => gameType === category),
      })),
    ),
    route(gameList, page),
    route(browseGames, page),
    route(searchIndex, ({ query }) =>
      games
        .filter(({ gameType }) => gameType === query.gameType)
        .map((game): [string, string, string] => [game.gameId, game.name, game.vassalage]),
    ),
    route(favouriteGames, () => [...favourites]),
    route(setFavourite, ({ body }): ReplyOf<typeof setFavourite> => {
      if (body.favourite) favourites.add(body.gameId);
      else favourites.delete(body.gameId);
      return [...favourites];
    }),
    route(jackpots, {
      running: games.flatMap(({ gameId, vassalage, jackpot }) =>
        jackpot === null ? [] : [sampleJackpot({ id: `of-${gameId}`, vassalage, gameIds: [gameId], amount: jackpot })],
      ),
      dropped: [],
    }),
    route(recentGames, []),
    route(unfinishedGames, []),
  ];
}

/** A lobby's page over a test host, at an address. Returns the host and a function that unmounts the page. */
export async function openLobby(
  Page: ComponentType,
  at: string,
  namespace: string,
  locales: LocaleLoaders,
  options: TestHostOptions,
): Promise<TestHost & { unmount: () => void }> {
  const test = await createTestHost({
    session: MEMBER,
    ...options,
    locales: { [LOBBY_NAMESPACE]: lobbyLocales, [namespace]: locales, ...options.locales },
  });
  history.replaceState(null, '', at);
  const { unmount } = render(
    <test.Frame>
      <BrowserRouter>
        <Page />
      </BrowserRouter>
    </test.Frame>,
  );
  return Object.assign(test, { unmount });
}
