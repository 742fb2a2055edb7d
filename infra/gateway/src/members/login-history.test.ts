import * as history from '@atrium/contracts/login-history';
import { login } from '@atrium/contracts/session';
import { balance } from '@atrium/contracts/wallet';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ config: { trustedProxies: ['127.0.0.1'] } });
  await app.parts.settings.set('session.loopbackIsKnown', false);
});
afterAll(() => app.close());

const PASSWORD = 'Secret-0001';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

/** Signs a member in from an address that they are known at. */
async function from(account: string, ip: string) {
  const visitor = app.visitor();
  visitor.headers = { 'x-forwarded-for': ip, 'user-agent': CHROME };
  const reply = await visitor.call(login, {
    body: { username: account, password: PASSWORD, type: 'username', proof: 'development' },
  });
  return { visitor, code: reply.error?.code };
}
async function someone(...addresses: string[]) {
  const { id, account } = await app.member({ password: PASSWORD });
  for (const address of addresses)
    await app.database.run('INSERT INTO registered_addresses VALUES ($1, $2, $3)', [id, address, app.clock.now()]);
  return { id, account };
}

it('[11-08] lists the logins with place and device, newest first, in pages', async () => {
  const { account } = await someone('203.0.113.7', '198.51.100.9');
  await from(account, '203.0.113.7');
  app.clock.advance({ minutes: 5 });
  const { visitor } = await from(account, '198.51.100.9');
  const { value } = await visitor.call(history.logins, { query: { pageSize: 1 } });
  expect(value.items).toMatchObject([{ ip: '198.51.100.9', device: 'Chrome, Windows' }]);
  expect((await visitor.call(history.logins, { query: { cursor: value.next!, pageSize: 1 } })).value).toMatchObject({
    items: [{ ip: '203.0.113.7' }],
    next: null,
  });
});

it('[11-08] forgets an address: sessions there end, and the next login from it is verified', async () => {
  const { account, id } = await someone('203.0.113.7', '2001:db8:1:2::/64');
  const elsewhere = await from(account, '2001:db8:1:2:3:4:5:6');
  const here = await from(account, '203.0.113.7');
  expect([elsewhere.code, here.code]).toEqual([undefined, undefined]);
  const { addresses } = (await here.visitor.call(history.knownAddresses)).value;
  expect(addresses).toMatchObject([
    { address: '203.0.113.7', current: true, lastLoginAt: expect.any(String) },
    { address: '2001:db8:1:2::/64', current: false, lastLoginAt: expect.any(String) },
  ]);
  const forget = (address: string) => here.visitor.call(history.forgetAddress, { body: { address } });
  const { value } = await forget('2001:db8:1:2::/64');
  expect([value.ended, value.addresses.map(({ address }) => address)]).toEqual([1, ['203.0.113.7']]);
  expect((await elsewhere.visitor.call(balance)).status).toBe(401);
  expect((await here.visitor.call(balance)).status).toBe(200);
  expect((await from(account, '2001:db8:1:2::9')).code).toBe('EXTRA_VERIFICATION_REQUIRED');
  expect((await forget('2001:db8:1:2::/64')).error?.code).toBe('NOT_FOUND');

  const other = await someone('192.0.2.44');
  expect((await forget('192.0.2.44')).error?.code).toBe('NOT_FOUND');
  expect((await from(other.account, '192.0.2.44')).code).toBeUndefined();
  expect((await forget('203.0.113.7')).value.addresses).toEqual([]);
  expect((await here.visitor.call(balance)).status).toBe(200);
  expect(await app.database.rows('SELECT 1 FROM registered_addresses WHERE member_id = $1', [id])).toEqual([]);
});
