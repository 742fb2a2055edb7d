import { type Board, board, type Ticket, tickets } from '@atrium/contracts/lottery-bets';
import { favouriteGames } from '@atrium/contracts/favourite-games';
import { type Draw, lobby, type LotteryGame, popular, recentGames, results } from '@atrium/contracts/lottery';
import { createTestHost, route, type TestHost, type TestHostOptions } from '@atrium/host/testing';
import type { LocaleLoaders } from '@atrium/i18n/create-i18n';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { DRAWS_NAMESPACE, drawsLocales } from './texts.ts';

export function sampleDraw(fields: Partial<Draw> & { issue: string }): Draw {
  const at = '2026-11-21T01:00:00.000Z';
  return {
    gameCode: 'SSC1',
    opensAt: at,
    closesAt: at,
    drawsAt: at,
    drawnAt: at,
    state: 'settled',
    result: '1,2,3,4,5',
    proof: null,
    ...fields,
  };
}

export function sampleLottery(fields: Partial<LotteryGame> & { code: string }): LotteryGame {
  return {
    name: fields.code,
    gameId: `DLT-${fields.code}`,
    area: 'LOTT',
    family: 'ssc',
    accountTypeName: 'LOTT',
    gameType: 'LOTT',
    defaultPlayType: 'five-star',
    playTypes: ['five-star', 'dragon-tiger'],
    every: 60,
    minStake: '200',
    topPrize: '1000000',
    prizeMode: 'Lott',
    region: null,
    next: null,
    last: [sampleDraw({ gameCode: fields.code, issue: '001' })],
    cover: '',
    isHot: false,
    ...fields,
  };
}

/** A board of SSC at group 1950 that takes bets on draw 002. */
export function sampleBoard(fields: Partial<Board> = {}): Board {
  const at = new Date(Date.now() + 60_000).toISOString();
  return {
    serverTime: new Date().toISOString(),
    game: sampleLottery({ code: 'SSC1' }),
    timeZone: 'Asia/Manila',
    version: 1,
    rules: { family: 'ssc', sets: ['ssc'], house: {}, pricing: { group: { base: 2000, group: 1950 } } },
    groups: null,
    unit: '200',
    units: ['200', '100', '20', '2'],
    limits: { leastStake: '2', mostStake: '100000000', mostPayout: null, mostLines: 1_000, mostStakePerNumber: null },
    restrictions: [],
    upcoming: [sampleDraw({ issue: '002', state: 'open', result: null, drawnAt: null, closesAt: at, drawsAt: at })],
    cancellable: true,
    ...fields,
  };
}

export function sampleTicket(fields: Partial<Ticket> = {}): Ticket {
  const at = '2026-11-21T01:00:00.000Z';
  return {
    number: '1001',
    gameCode: 'SSC1',
    gameName: 'Minute Five',
    issue: '002',
    state: 'open',
    placedAt: at,
    closesAt: at,
    drawsAt: at,
    lines: [],
    stake: '400',
    selfRebate: '0',
    group: 1950,
    payout: null,
    result: null,
    chase: null,
    cancellable: false,
    ...fields,
  };
}

/** A lottery screen over a test host, at an address; `games` and `draws` are read anew at every call. */
export async function openDraws(
  Page: ComponentType,
  at: string,
  namespace: string,
  locales: LocaleLoaders,
  parts: {
    games: () => readonly LotteryGame[];
    /** The most played games. */
    hits?: () => readonly LotteryGame[];
    /** Codes of the games of own bets. */
    recent?: () => readonly string[];
    draws?: (count: number) => readonly Draw[];
    board?: () => Board;
    tickets?: () => readonly Ticket[];
  } & TestHostOptions,
): Promise<TestHost & { address: () => URLSearchParams }> {
  const { games, draws = () => [], board: boardOf = sampleBoard, tickets: own = () => [], ...options } = parts;
  const { hits = () => [], recent = () => [] } = parts;
  const serverTime = () => new Date().toISOString();
  const test = await createTestHost({
    ...options,
    locales: { [DRAWS_NAMESPACE]: drawsLocales, [namespace]: locales },
    routes: [
      route(lobby, () => ({ serverTime: serverTime(), view: 'lobby' as const, games: [...games()] })),
      route(results, ({ query }) => ({ serverTime: serverTime(), next: null, draws: [...draws(Number(query.count))] })),
      route(popular, () => ({ serverTime: serverTime(), games: [...hits()] })),
      route(favouriteGames, () => []),
      route(recentGames, () => [...recent()]),
      route(board, () => boardOf()),
      route(tickets, () => ({ items: [...own()], next: null })),
      ...(options.routes ?? []),
    ],
  });
  let search = '';
  const Address = () => {
    search = useLocation().search;
    return null;
  };
  render(
    <test.Frame>
      <MemoryRouter initialEntries={[at]}>
        <Address />
        <Page />
      </MemoryRouter>
    </test.Frame>,
  );
  return Object.assign(test, { address: () => new URLSearchParams(search) });
}
