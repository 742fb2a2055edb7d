import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encryptionKey, login } from '@atrium/contracts/session';
import { smsNoLogin } from '@atrium/contracts/verification';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'atrium-security-'));
const operatorFile = join(folder, 'operator.json');
let app: TestApp;
beforeAll(async () => {
  writeFileSync(operatorFile, JSON.stringify({ operator: 'token-of-operator', viewer: 'token-of-viewer' }));
  app = await testApp({ config: { operatorFile } });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function ask(
  url: string,
  { body, token = 'token-of-operator', at = app }: { body?: object; token?: string; at?: TestApp } = {},
) {
  const reply = await at.server.inject({
    method: body ? 'POST' : 'GET',
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, value: reply.json() };
}

it('shows operators the sent messages, newest first, filtered by number if given', async () => {
  for (const mobileNum of ['9173330001', '9173330002'])
    await app.visitor().call(smsNoLogin, { body: { mobileNum, countryDialingCode: '63' } });
  const { value } = await ask('/ops/outbox?channel=sms');
  expect(value.map(({ target }: { target: string }) => target)).toEqual(['+639173330002', '+639173330001']);
  expect((await ask('/ops/outbox?target=%2B639173330001')).value).toEqual([
    {
      id: expect.any(String),
      at: expect.any(String),
      channel: 'sms',
      target: '+639173330001',
      subject: '',
      text: expect.stringMatching(/\d{6}/),
    },
  ]);
  expect((await ask('/ops/outbox', { token: 'token-of-viewer' })).status).toBe(403);
});

it('shows nothing where a real provider delivers the messages', async () => {
  const real = await testApp({ config: { operatorFile, development: false } });
  expect(await ask('/ops/outbox', { at: real })).toMatchObject({ status: 404, value: { code: 'OUTBOX_OFF' } });
  await real.close();
});

it('rotates the key of encrypted payloads, and logs the operator', async () => {
  const before = (await app.visitor().call(encryptionKey)).value.keyId;
  const { value } = await ask('/ops/keys/rotate', { body: { reason: 'a laptop was lost' } });
  expect((await app.visitor().call(encryptionKey)).value.keyId).toBe(value.keyId);
  expect(value.keyId).not.toBe(before);
  expect(
    (await app.visitor().call(login, { body: { username: 'nobody', password: 'x', type: 'username' } })).error?.code,
  ).toBe('LOGIN_FAILED');
  const [note] = await app.database.rows("SELECT actor, before, after FROM operator_log WHERE action = 'keys.rotate'");
  expect(note).toEqual({
    actor: 'operator',
    before: { keyId: before },
    after: { keyId: value.keyId, overlapHours: 48 },
  });
});
