import { Registry } from 'prom-client';
import { testLottery } from '../lottery/testing/test-lottery.ts';
import { testVendor } from '../vendors/testing/test-vendor.ts';
import { observeState } from './metrics-of-state.ts';
import { type TestApp, testApp } from './testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it('name the vendors that do not respond and count the draws without a result, with the rights of the gateway', async () => {
  await testVendor(app, 'AWAKE');
  await testVendor(app, 'ASLEEP');
  await testVendor(app, 'CLOSED');
  await app.database.run("UPDATE vendors SET answers = false WHERE code = 'ASLEEP'");
  await app.database.run("UPDATE vendors SET up = false WHERE code = 'CLOSED'");
  const lottery = await testLottery(app, { outside: true });
  await lottery.draw('LATE', -600);
  await lottery.draw('JUST', -60);
  const text = await app.metrics.text();
  expect(text).toMatch(/^atrium_vendor_up\{vendor="AWAKE"\} 1$/m);
  expect(text).toMatch(/^atrium_vendor_up\{vendor="ASLEEP"\} 0$/m);
  expect(text).not.toMatch(/^atrium_vendor_up\{vendor="CLOSED"\}/m);
  expect(text).toMatch(/^atrium_draws_overdue 1$/m);
  expect(text).toMatch(/^atrium_database_archive_failing 0$/m);
});

it('are missing while the database does not answer, which keeps none of the others', async () => {
  const registry = new Registry();
  const away = { ...app.parts.database, rows: () => Promise.reject(new Error('the database is away')) };
  observeState(registry, { ...app.parts, database: away });
  const text = await registry.metrics();
  expect(text).toContain('# TYPE atrium_draws_overdue gauge');
  expect(text).not.toMatch(/^atrium_/m);
});
