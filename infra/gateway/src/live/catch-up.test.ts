import type { AddressInfo } from 'node:net';
import { LIVE_PATH } from '@atrium/contracts/live';
import type { Snapshot } from '@atrium/contracts/snapshot';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { testVendor } from '../vendors/testing/test-vendor.ts';

let app: TestApp;
const snapshot = {
  registryId: 'r',
  sequence: 8,
  system: { status: 'maintenance', countries: [], ips: [] },
  remotes: [],
} as unknown as Snapshot;
beforeAll(async () => {
  app = await testApp({ snapshot: () => snapshot });
  await testVendor(app, 'CUV');
  await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** The events that a tab with this snapshot receives when it connects, up to the vendors' states. */
async function eventsAfter(query: string): Promise<string[]> {
  const stop = new AbortController();
  const answer = await fetch(
    `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}${LIVE_PATH}${query}`,
    { signal: stop.signal },
  );
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('"vendor":"CUV"')) text += (await reader.read()).value;
  stop.abort();
  return [...text.matchAll(/^event: (.*)$/gm)].map(([, event]) => event!);
}

it("sends a tab what changed between its page and its stream: a newer snapshot, the site's status, the vendors", async () => {
  expect(await eventsAfter('?snapshot=7')).toEqual(['registry.changed', 'system.status', 'vendor.health']);
  expect(await eventsAfter('?snapshot=8')).toEqual(['vendor.health']);
});

it('sends a vendor that operators took down meanwhile', async () => {
  await app.database.run("UPDATE vendors SET up = false WHERE code = 'CUV'");
  const states = async () => (await app.parts.vendorHealth.states()).find(({ vendor }) => vendor === 'CUV')?.up;
  for (let tries = 0; tries < 40 && (await states()) !== false; tries++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await states()).toBe(false);
});
