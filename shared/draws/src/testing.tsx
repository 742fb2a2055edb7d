import { type Draw, lobby, type LotteryGame, results } from '@atrium/contracts/lottery';
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

/** A lottery screen over a test host, at an address; `games` and `draws` are read anew at every call. */
export async function openDraws(
  Page: ComponentType,
  at: string,
  namespace: string,
  locales: LocaleLoaders,
  parts: { games: () => readonly LotteryGame[]; draws?: (count: number) => readonly Draw[] } & TestHostOptions,
): Promise<TestHost & { address: () => URLSearchParams }> {
  const { games, draws = () => [], ...options } = parts;
  const serverTime = () => new Date().toISOString();
  const test = await createTestHost({
    ...options,
    locales: { [DRAWS_NAMESPACE]: drawsLocales, [namespace]: locales },
    routes: [
      route(lobby, () => ({ serverTime: serverTime(), view: 'lobby' as const, games: [...games()] })),
      route(results, ({ query }) => ({ serverTime: serverTime(), next: null, draws: [...draws(Number(query.count))] })),
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
