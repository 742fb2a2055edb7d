import { gameList, setFavourite } from '@atrium/contracts/games';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'demo' });
}, 120_000);
afterAll(() => app.close());

it('counts what stands on each shelf of a vendor, with the first page only', async () => {
  const member = await app.signedIn('member9');
  const shelf = async (query: object) =>
    (await member.call(gameList, { query: { gameType: 'RNG', vassalage: 'PG', ...query } })).value;
  const { counts, total, games } = await shelf({});
  expect(counts!.all).toBe(total);
  for (const only of ['new', 'demo', 'jackpot', 'favourite'] as const)
    expect((await shelf({ only })).total).toBe(counts![only]);
  expect(counts!.favourite).toBe(0);
  await member.call(setFavourite, { body: { gameId: games[0]!.gameId, favourite: true } });
  expect((await shelf({ only: 'new' })).counts).toEqual({ ...counts!, favourite: 1 });
  expect((await shelf({ pageNo: 2 })).counts).toBeUndefined();
});

it('answers exactly the games that are asked for by id, within the category', async () => {
  const member = await app.signedIn('member9');
  const all = (await member.call(gameList, { query: { gameType: 'RNG', pageSize: 40 } })).value.games;
  const ids = [all[3]!.gameId, all[30]!.gameId, 'unknown'];
  const { games, total } = (await member.call(gameList, { query: { gameType: 'RNG', ids: ids.join(',') } })).value;
  expect(new Set(games.map(({ gameId }) => gameId))).toEqual(new Set(ids.slice(0, 2)));
  expect(total).toBe(2);
  expect((await member.call(gameList, { query: { gameType: 'FISH', ids: ids.join(',') } })).value.games).toEqual([]);
});
