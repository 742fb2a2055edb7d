import { sportsEvents } from '@atrium/contracts/games';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'demo' });
}, 120_000);
afterAll(() => app.close());

it('tells fixtures with prices whose shares add up to more than one', async () => {
  app.clock.set('2026-11-21T04:00:00Z');
  const { value } = await app.visitor().call(sportsEvents, { query: { gameType: 'SPORTS' } });
  expect(value.length).toBeGreaterThan(10);
  for (const { odds } of value)
    expect(odds.reduce((sum, { price }) => sum + 1 / Number(price), 0)).toBeGreaterThan(1);
});

it('lets scores only grow while the clock runs, and is the same for everybody', async () => {
  const at = async (time: string) => {
    app.clock.set(time);
    return new Map(
      (await app.visitor().call(sportsEvents, { query: { gameType: 'SPORTS' } })).value.map((event) => [
        event.id,
        event,
      ]),
    );
  };
  const noon = await at('2026-11-21T04:00:00Z');
  const later = await at('2026-11-21T04:40:00Z');
  let live = 0;
  for (const [id, { score, minute }] of noon) {
    const then = later.get(id);
    if (minute === null || !then) continue;
    live += 1;
    const goals = (text: string | null) => text!.split(':').map(Number);
    for (const [side, count] of goals(score).entries()) expect(goals(then.score)[side]).toBeGreaterThanOrEqual(count);
  }
  expect(live).toBeGreaterThan(0);
});

it('leaves out a vendor that is down', async () => {
  await app.database.run("UPDATE vendors SET up = false WHERE code = 'GAF'");
  const { value } = await app.visitor().call(sportsEvents, { query: { gameType: 'SPORTS' } });
  expect(value.some(({ vassalage }) => vassalage === 'GAF')).toBe(false);
});
