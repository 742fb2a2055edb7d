import type { Snapshot } from '@atrium/contracts/snapshot';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { frameOrigins } from './frame-origins.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const policyWith = (frames: string[], development: boolean) =>
  /frame-src ([^;]*);/.exec(
    contentSecurityPolicy('n', {
      style: 's',
      images: [],
      launches: [],
      frames,
      development,
      analytics: false,
      builds: [],
    }),
  )![1]!;

it('[14-02] a page may frame the vendors, the launch CDNs and the stand-ins in place, and no other origin', async () => {
  await app.database.run('UPDATE vendors SET launch_url = NULL');
  await app.database.run(
    "INSERT INTO vendors (code, name, category, launch_url, account_type_name, up) VALUES ('FRAMED', 'Framed', 'RNG', 'https://games.vendor.example/{game}?a=1', 'FRAMED', false), ('RELATIVE', 'Relative', 'RNG', '/play/{game}', 'RELATIVE', true), ('HERE', 'Here', 'RNG', '{vendor}/{game}', 'HERE', true)",
  );
  const remotes = [{ kind: 'frame', url: 'https://stand-in.example/page' }, { kind: 'maintenance' }];
  const frames = await frameOrigins(app.parts, {
    snapshot: { remotes } as Snapshot,
    launches: ['https://launch.test'],
  });
  expect(frames).toEqual(
    [
      'https://games.vendor.example',
      'https://launch.test',
      'https://stand-in.example',
      new URL(app.parts.config.vendorUrl).origin,
    ].sort(),
  );
  expect(policyWith(frames, false)).toBe(frames.join(' '));
});

it('[14-02] frames use plain http on this machine in development alone; without a vendor there are none', () => {
  expect(policyWith([], true)).toContain('http://localhost:*');
  expect(policyWith([], true)).not.toMatch(/https:(\s|$)/);
  expect(policyWith([], false)).toBe("'none'");
});
