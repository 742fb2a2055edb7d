import type { HTTPMethods } from 'fastify';
import { type TestApp, testApp } from './testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

type Mark = 'U' | 'T' | 'UE' | 'TE';

/**
 * Specification 7, to the letter: external callers rely on these names. They are written out here and not taken from
 * the contracts, so that a contract that changes one fails this test. U works without a session, T does not, E accepts
 * an encrypted payload only; a redemption has no such mark, but carries a password.
 */
const CALLS: readonly (readonly [id: string, mark: Mark, method: HTTPMethods, path: string])[] = [
  ['[7-005]', 'UE', 'POST', '/wps/session/login'],
  ['[7-006]', 'U', 'POST', '/wps/verification/sms/noLogin'],
  ['[7-007]', 'T', 'DELETE', '/wps/session/logout'],
  ['[7-007]', 'T', 'POST', '/wps/session/logout'],
  ['[7-008]', 'U', 'POST', '/wps/session/login/freeplay'],
  ['[7-009]', 'T', 'GET', '/wps/member/info'],
  ['[7-010]', 'UE', 'PUT', '/wps/member/register'],
  ['[7-010]', 'UE', 'POST', '/wps/member/register'],
  ['[7-011]', 'UE', 'PUT', '/wps/member/register/mobile'],
  ['[7-011]', 'UE', 'POST', '/wps/member/register/mobile'],
  ['[7-012]', 'TE', 'POST', '/wps/member/password'],
  ['[7-013]', 'U', 'POST', '/wps/member/password/email'],
  ['[7-014]', 'UE', 'POST', '/wps/member/password/verification'],
  ['[7-015]', 'T', 'GET', '/wps/member/info/icon'],
  ['[7-016]', 'T', 'GET', '/wps/relay/MCSFE_getPlayerAvatar'],
  ['[7-017]', 'U', 'POST', '/wps/verification/sms/register'],
  ['[7-022]', 'U', 'GET', '/wps/system/whitelabel'],
  ['[7-024]', 'U', 'GET', '/wps/system/setting/register'],
  ['[7-026]', 'U', 'GET', '/wps/system/status'],
  ['[7-028]', 'U', 'GET', '/wps/system/domainRoute'],
  ['[7-030]', 'U', 'GET', '/wps/system/helpCenter'],
  ['[7-031]', 'U', 'GET', '/wps/captcha'],
  ['[7-032]', 'U', 'PUT', '/wps/feedback'],
  ['[7-033]', 'U', 'GET', '/wps/agent/affiliate'],
  ['[7-034]', 'U', 'GET', '/lgw/games/game_menus'],
  ['[7-035]', 'U', 'GET', '/lgw/games/popular'],
  ['[7-036]', 'U', 'GET', '/lgw/vn/games/game_menu'],
  ['[7-037]', 'T', 'GET', '/lgw/vn/games/game_menu/recent'],
  ['[7-038]', 'T', 'GET', '/lgw/vn/numeros/opened/game'],
  ['[7-039]', 'T', 'GET', '/lotto/lgw/games/opened/numero'],
  ['[7-040]', 'U', 'GET', '/wps/relay/GCSGAME_hotGamesV2'],
  ['[7-041]', 'T', 'GET', '/wps/relay/GCSGAME_gameList'],
  ['[7-042]', 'T', 'GET', '/wps/relay/GCSGAME_getVassGameType'],
  ['[7-043]', 'T', 'GET', '/wps/relay/GCSGAME_gameVendor'],
  ['[7-046]', 'T', 'GET', '/wps/relay/MCSFE_getFavoriteGames'],
  ['[7-047]', 'T', 'GET', '/wps/relay/MCSFE_getFavoriteGamesList'],
  ['[7-048]', 'T', 'GET', '/wps/relay/GCS_recentGame'],
  ['[7-049]', 'T', 'GET', '/wps/relay/GLS2_roomList'],
  ['[7-050]', 'T', 'POST', '/wps/game/launchGame'],
  ['[7-051]', 'T', 'GET', '/wps/game/launchGame'],
  ['[7-052]', 'U', 'GET', '/wps/relay/GCSGAME_getRankList'],
  ['[7-054]', 'T', 'GET', '/wps/v2/wallets/balance'],
  ['[7-055]', 'T', 'POST', '/wps/relay/GCS_walletTransfer'],
  ['[7-056]', 'T', 'GET', '/wps/member/info/funds/consolidated'],
  ['[7-057]', 'T', 'GET', '/wps/relay/GCS_merchantWallet'],
  ['[7-059]', 'T', 'GET', '/wps/relay/MCSFE_getMissionSummaryDetails'],
  ['[7-060]', 'T', 'GET', '/wps/relay/MCSFE_getMissionLeaderboard'],
  ['[7-061]', 'T', 'GET', '/wps/relay/MCS2_processDividendReq'],
  ['[7-061]', 'T', 'POST', '/wps/relay/MCS2_processDividendReq'],
  ['[7-062]', 'T', 'GET', '/wps/relay/MCS2_processDailySalContract'],
  ['[7-062]', 'T', 'POST', '/wps/relay/MCS2_processDailySalContract'],
  ['[7-063]', 'T', 'GET', '/wps/relay/MCS2_processContractHourSalary'],
  ['[7-063]', 'T', 'POST', '/wps/relay/MCS2_processContractHourSalary'],
  ['[7-064]', 'T', 'GET', '/wps/relay/MCSFE_processRealTimeSalaryContract'],
  ['[7-064]', 'T', 'POST', '/wps/relay/MCSFE_processRealTimeSalaryContract'],
  ['[7-065]', 'T', 'POST', '/wps/relay/MCS2_claimRafflePromotion'],
  ['[7-066]', 'U', 'GET', '/wps/relay/MCSFE_getListAnnouncements'],
  ['[7-067]', 'T', 'GET', '/wps/relay/CSP_unreadCount'],
  ['[7-068]', 'T', 'GET', '/wps/relay/MCS2_getPointBalance'],
  ['[7-069]', 'T', 'GET', '/wps/relay/MCS2_getPointReward'],
  ['[7-070]', 'T', 'POST', '/wps/relay/passwordCheck/MCS2_redeemPointReward'],
  ['[7-071]', 'T', 'GET', '/wps/relay/MCS2_getRedeemPointList'],
  ['[7-072]', 'T', 'GET', '/wps/relay/MCS2_getPointConfig'],
  ['[7-073]', 'T', 'GET', '/wps/relay/ODSFE2_MemTransDet'],
  ['[7-074]', 'T', 'POST', '/wps/relay/passwordCheck/MCS2_convertPoint'],
];

it.each(CALLS)('%s is marked %s and is served at %s %s', async (_id, mark, method, url) => {
  const asked = async (cookies: Record<string, string>) => {
    const payload = method === 'GET' ? undefined : { username: 'nobody', password: 'none' };
    const reply = await app.server.inject({ method, url, cookies, ...(payload && { payload }) });
    return { status: reply.statusCode, code: (reply.json() as { code?: string }).code ?? 'OK' };
  };
  const visitor = await asked({});
  const member = await asked((await app.signedIn()).cookies);
  expect([visitor.status === 401, visitor.code === 'NOT_LOGGED_IN']).toEqual(Array(2).fill(mark.startsWith('T')));
  expect([visitor.code, member.code]).not.toContain('NOT_FOUND');
  expect(member.code).not.toBe('NOT_LOGGED_IN');
  expect(member.code === 'ENCRYPTION_REQUIRED').toBe(mark.endsWith('E'));
});

it('describes each of them in /openapi.json with its marks', async () => {
  const { paths } = (await app.server.inject('/openapi.json')).json() as {
    paths: Record<string, Record<string, { security?: object[]; 'x-encrypted'?: boolean | 'accepted' }>>;
  };
  const marks = CALLS.map(([id, , method, path]) => {
    const described = paths[path]?.[String(method).toLowerCase()];
    const mark = described && `${described.security ? 'T' : 'U'}${described['x-encrypted'] === true ? 'E' : ''}`;
    return [id, mark, method, path];
  });
  expect(marks).toEqual(CALLS);
});
