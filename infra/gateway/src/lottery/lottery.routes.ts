import { isOwnPath } from '@atrium/contracts/own-path';
import type { Draw, LotteryGame } from '@atrium/contracts/lottery';
import * as calls from '@atrium/contracts/lottery';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import type { Subject } from '../platform/subject.ts';
import { lastDraws, lotteryGames, nextDraws } from './lottery.repository.ts';
import { drawOf, lotteryCards } from './lottery-cards.ts';

/** Results that a lobby shows of each game, and a game's own page. */
const IN_LOBBY = 5;
const IN_BETTING = 30;
const RECENT = 12;
/** For the popular lotteries on the home page: the latest result and the one before. */
const POPULAR_RESULTS = 2;

const noCode = (text: string | undefined): string | undefined => text || undefined;

/** The lotteries that most members have played lately, of any area or of one. Source: 7-035, 3-83, 10-44. */
export async function popularLotteries(
  parts: Pick<Parts, 'database' | 'clock'>,
  {
    count,
    prizeMode,
    lottoArea,
    language,
  }: { count: number; prizeMode?: string | undefined; lottoArea?: LotteryGame['area'] | undefined; language: string },
): Promise<{ serverTime: string; games: LotteryGame[] }> {
  const rows = await lotteryGames(parts.database, {
    area: lottoArea,
    prizeMode: noCode(prizeMode),
    limit: Math.trunc(count),
    order: 'popularity',
    at: parts.clock.now(),
  });
  return {
    serverTime: parts.clock.now().toISOString(),
    games: await lotteryCards(parts, rows, language, POPULAR_RESULTS),
  };
}

/** The drawn numbers of a game, or of the area's first one, newest first; `before` goes on after an issue. Source: 3-84. */
async function numbers(
  { database }: Parts,
  { gameCode, count, before }: { gameCode?: string | undefined; count: number; before?: string | undefined },
  area?: string,
): Promise<Draw[]> {
  const [game] = await lotteryGames(database, { code: noCode(gameCode), ...(area && { area }) });
  if (!game) throw new Refusal('GAME_UNKNOWN');
  return (await lastDraws(database, [game.code], Math.trunc(count), before ?? null)).map(drawOf);
}

export const lottery: Subject = (routes) => {
  routes.open(calls.lobby, async (parts, { query }) => {
    if (
      query.backUrl !== undefined &&
      !isOwnPath(query.backUrl) &&
      !parts.config.siteOrigins.includes(originOf(query.backUrl))
    )
      throw new Refusal('BAD_REQUEST', { params: { field: 'backUrl' } });
    const rows = await lotteryGames(parts.database, {
      area: query.lottoArea,
      prizeMode: noCode(query.lottoPrizeMode),
      code: noCode(query.lottoGameCode),
    });
    return {
      serverTime: parts.clock.now().toISOString(),
      view: query.lottoView,
      games: await lotteryCards(parts, rows, query.language, query.lottoView === 'betting' ? IN_BETTING : IN_LOBBY),
    };
  });
  routes.open(calls.popular, (parts, { query }) => popularLotteries(parts, query));
  routes.open(calls.vnMenu, async (parts, { query }) => {
    const games = await lotteryCards(
      parts,
      await lotteryGames(parts.database, { area: 'VN' }),
      query.language,
      IN_LOBBY,
    );
    return [...Map.groupBy(games, ({ region }) => region ?? '')].map(([region, list]) => ({ region, games: list }));
  });
  routes.member(calls.vnRecent, async (parts, { caller }) =>
    lotteryCards(
      parts,
      await lotteryGames(parts.database, {
        area: 'VN',
        memberId: caller.session.memberId,
        order: 'recent',
        limit: RECENT,
      }),
      caller.language,
      IN_LOBBY,
    ),
  );
  routes.member(calls.recentGames, async (parts, { query, caller }) => {
    const { memberId } = caller.session;
    const rows = await lotteryGames(parts.database, {
      area: query.lottoArea,
      memberId,
      order: 'recent',
      limit: RECENT,
    });
    return rows.map(({ code }) => code);
  });
  routes.member(calls.vnOpened, (parts, { query }) => numbers(parts, query, 'VN'));
  routes.member(calls.opened, (parts, { query }) => numbers(parts, query));
  routes.open(calls.results, async (parts, { query }) => {
    const draws = await numbers(parts, query);
    const [next] = await nextDraws(parts.database, [query.gameCode], parts.clock.now());
    return { serverTime: parts.clock.now().toISOString(), next: next ? drawOf(next) : null, draws };
  });
};

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}
