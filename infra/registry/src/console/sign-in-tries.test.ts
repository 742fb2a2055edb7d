import { CONSOLE_HEADER, deviceCookie } from '@atrium/contracts/console';
import { testRegistry } from '../testing/test-registry.ts';
import { setPassword } from './passwords.ts';

it('[14-06] an address that tries many names is locked for all of them, except on a known device', async () => {
  const registry = await testRegistry();
  await setPassword(registry.pool, 'approver', 'Approver-0001');
  const attempt = async (name: string, password: string, remoteAddress: string, device = '') => {
    const answer = await registry.app.inject({
      method: 'POST',
      url: '/console/sign-in',
      remoteAddress,
      headers: {
        host: '127.0.0.1:8090',
        origin: 'http://127.0.0.1:8090',
        [CONSOLE_HEADER]: 'active',
        ...(device && { cookie: `${deviceCookie(8090)}=${device}` }),
      },
      payload: { name, password },
    });
    const cookie = answer.cookies.find(({ name: one }) => one === deviceCookie(8090));
    return { code: answer.json().code as string | undefined, device: cookie?.value };
  };
  const { device } = await attempt('approver', 'Approver-0001', '127.0.0.1');
  for (let n = 0; n < 20; n++)
    expect((await attempt(`invented-${n}`, 'guess', '203.0.113.40')).code).toBe('SIGN_IN_FAILED');
  expect((await attempt('approver', 'Approver-0001', '203.0.113.40')).code).toBe('SIGN_IN_LOCKED');
  expect((await attempt('approver', 'Approver-0001', '203.0.113.40', device)).code).toBeUndefined();
  expect((await attempt('approver', 'Approver-0001', '203.0.113.41')).code).toBeUndefined();
  registry.clock.ahead += 5 * 60_000 + 1_000;
  expect((await attempt('approver', 'Approver-0001', '203.0.113.40')).code).toBeUndefined();
  // A household has all addresses of its /64.
  for (let n = 0; n < 20; n++)
    expect((await attempt(`made-up-${n}`, 'guess', `2001:db8:7:7::${n + 1}`)).code).toBe('SIGN_IN_FAILED');
  expect((await attempt('approver', 'Approver-0001', '2001:db8:7:7:a::1')).code).toBe('SIGN_IN_LOCKED');
  expect((await attempt('approver', 'Approver-0001', '2001:db8:7:8::1')).code).toBeUndefined();
  await registry.close();
});
