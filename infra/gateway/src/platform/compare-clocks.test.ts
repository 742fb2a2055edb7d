import { type TestApp, testApp } from './testing/test-app.ts';
import { compareClocks } from './compare-clocks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it('[SY-01] reports a process whose clock is more than a second from that of the database, and no other', async () => {
  const reported: unknown[] = [];
  const log = { ...app.parts.log, error: (about: object) => void reported.push(about) } as never;
  const { database, clock } = app.parts;
  app.clock.set(new Date());
  await compareClocks({ database, clock, log });
  expect(reported).toEqual([]);
  app.clock.advance({ seconds: 90 });
  expect(await compareClocks({ database, clock, log })).toBeGreaterThan(80_000);
  app.clock.advance({ seconds: -180 });
  expect(await compareClocks({ database, clock, log })).toBeLessThan(-80_000);
  expect(reported).toHaveLength(2);
});
