import { CONSOLE_HEADER } from '@atrium/contracts/console';
import { testRegistry } from '../testing/test-registry.ts';
import { setPassword } from './passwords.ts';

it('[14-06] failures and devices that have expired are deleted, and counts that run are kept', async () => {
  const registry = await testRegistry({ console: { port: 8090, site: 'http://127.0.0.1:1' } });
  await setPassword(registry.pool, 'operator', 'Operator-0001');
  const attempt = (name: string, password: string) =>
    registry.app.inject({
      method: 'POST',
      url: '/console/sign-in',
      headers: {
        host: '127.0.0.1:8090',
        origin: 'http://127.0.0.1:8090',
        'sec-fetch-site': 'same-origin',
        [CONSOLE_HEADER]: 'active',
      },
      payload: { name, password },
    });
  const rows = async () => {
    const { rows: failures } = await registry.pool.query(
      'SELECT DISTINCT name FROM registry.sign_in_failure ORDER BY 1',
    );
    const { rows: devices } = await registry.pool.query('SELECT 1 FROM registry.known_device');
    return [failures.map(({ name }) => name), devices.length];
  };
  await attempt('operator', 'Operator-0001');
  await attempt('invented', 'guess');
  registry.clock.ahead += 25 * 3_600_000;
  await attempt('other', 'guess');
  expect(await rows()).toEqual([['', 'other'], 1]);
  registry.clock.ahead += 181 * 86_400_000;
  await attempt('operator', 'guess');
  expect(await rows()).toEqual([['', 'operator'], 0]);
  await registry.close();
});
