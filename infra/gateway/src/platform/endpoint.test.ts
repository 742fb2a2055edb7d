import { type TestApp, testApp } from './testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it('answers an unknown path with a code', async () => {
  const reply = await app.server.inject('/wps/nothing');
  expect(reply.statusCode).toBe(404);
});
it('moves money by posting', async () => {
  const { id } = await app.member({ balance: 500n });
  const row = await app.database.first<{ posted: string }>("SELECT posted FROM ledger_accounts WHERE member_id = $1", [id]);
  expect(row?.posted).toBe('500');
});
