import * as calls from '@atrium/contracts/played-games';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'demo' });
}, 120_000);
afterAll(() => app.close());

it('returns the games with a waiting round, newest first, and none whose bet waits for an event', async () => {
  const member = await app.signedIn();
  const other = await app.signedIn();
  const open = (game: string, round: string, type: string, minutes: number, status = 'open') =>
    app.database.run(
      "INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, status, opened_at, closed_at) SELECT vendor_code, $2, $3, id, $4, 'PHP', 250, $5, now() - $6 * interval '1 minute', CASE WHEN $5 = 'open' THEN NULL ELSE now() END FROM games WHERE id = $1",
      [game, round, member.memberId, type, status, minutes],
    );
  const waiting = async (who = member) => (await who.call(calls.unfinishedGames)).value.map(({ game }) => game.gameId);
  expect(await waiting()).toEqual([]);
  await open('CPL-ember-fox', 'u1', 'RNG', 9);
  await open('CPL-ember-fox', 'u2', 'RNG', 5);
  await open('DW-reef-run', 'u3', 'FISH', 2);
  await open('CPL-night-owl', 'u4', 'RNG', 1, 'lost');
  await app.database.run(
    "INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, opened_at) SELECT vendor_code, 'u5', $1, id, 'SPORTS', 'PHP', 100, now() FROM games WHERE category = 'SPORTS' LIMIT 1",
    [member.memberId],
  );
  expect(await waiting()).toEqual(['DW-reef-run', 'CPL-ember-fox']);
  expect((await member.call(calls.unfinishedGames)).value[1]).toMatchObject({ stake: '250', currency: 'PHP' });
  expect(await waiting(other)).toEqual([]);
});
