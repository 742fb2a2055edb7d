import { setFavourite } from '@atrium/contracts/favourite-games';
import { browseGames, gameList } from '@atrium/contracts/games';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'demo' });
}, 120_000);
afterAll(() => app.close());

it('counts the games on each shelf of a vendor, with the first page only', async () => {
  const member = await app.signedIn('member9');
  const shelf = async (query: object) =>
    (await member.call(gameList, { query: { gameType: 'RNG', vassalage: 'PG', ...query } })).value;
  const { counts, total, games } = await shelf({});
  expect(counts!.all).toBe(total);
  for (const only of ['new', 'demo', 'jackpot', 'favourite', 'hot', 'recent'] as const)
    expect((await shelf({ only })).total).toBe(counts![only]);
  expect(counts!.favourite).toBe(0);
  await member.call(setFavourite, { body: { gameId: games[0]!.gameId, favourite: true } });
  expect((await shelf({ only: 'new' })).counts).toEqual({ ...counts!, favourite: 1 });
  expect((await shelf({ pageNo: 2 })).counts).toBeUndefined();
  const opened = [games[5]!, games[2]!, games[9]!].map(({ gameId }) => gameId);
  for (const [minutes, id] of opened.entries())
    await app.database.run(
      "INSERT INTO recent_games (member_id, game_id, at) VALUES ($1, $2, now() - $3 * interval '1 minute')",
      [member.memberId, id, minutes],
    );
  const recent = await shelf({ only: 'recent' });
  expect(recent.games.map(({ gameId }) => gameId)).toEqual(opened);
  expect(recent.counts!.recent).toBe(3);
  expect((await shelf({ only: 'recent', sort: 'name' })).games.map(({ name }) => name)).toEqual(
    recent.games.map(({ name }) => name).sort(),
  );
});

it("counts a vendor's games of each kind, whatever kind is requested", async () => {
  const visitor = app.visitor();
  const ask = async (query: object) =>
    (await visitor.call(browseGames, { query: { gameType: 'LIVE', vassalage: 'VT', ...query } })).value;
  const every = await ask({});
  expect(Object.values(every.kinds!).reduce((sum, count) => sum + count, 0)).toBe(every.total);
  const [kind, count] = Object.entries(every.kinds!)[0]!;
  const one = await ask({ kind });
  expect(one.total).toBe(count);
  expect(one.kinds).toEqual(every.kinds);
});

it('returns exactly the games requested by ID, within the category', async () => {
  const member = await app.signedIn('member9');
  const all = (await member.call(gameList, { query: { gameType: 'RNG', pageSize: 40 } })).value.games;
  const ids = [all[3]!.gameId, all[30]!.gameId, 'unknown'];
  const { games, total } = (await member.call(gameList, { query: { gameType: 'RNG', ids: ids.join(',') } })).value;
  expect(new Set(games.map(({ gameId }) => gameId))).toEqual(new Set(ids.slice(0, 2)));
  expect(total).toBe(2);
  expect((await member.call(gameList, { query: { gameType: 'FISH', ids: ids.join(',') } })).value.games).toEqual([]);
});
