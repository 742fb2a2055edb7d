import { join } from 'node:path';
import { underFire } from './fire/under-fire.ts';

jest.setTimeout(240_000);

it('loses no money and makes none while gateways and the database are killed', async () => {
  const fire = await underFire({ gatewayFolder: join(import.meta.dirname, '..'), seed: 20_261_121, operations: 1_000 });
  expect(fire.failures).toEqual([]);
  expect(fire.decided).toBeGreaterThanOrEqual(1_000);
  // Without kills and decided commands the run proves nothing.
  expect(Math.min(fire.gatewayKills, fire.databaseKills, fire.doubts)).toBeGreaterThanOrEqual(1);
});
