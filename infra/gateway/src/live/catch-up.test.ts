import type { AddressInfo } from 'node:net';
import { LIVE_PATH } from '@atrium/contracts/live';
import type { Snapshot } from '@atrium/contracts/snapshot';
import { type SnapshotChange, withChange } from '@atrium/contracts/snapshot-change';
import { until } from '@atrium/testing/until';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { testVendor } from '../vendors/testing/test-vendor.ts';

let app: TestApp;
const snapshot = {
  registryId: 'r',
  sequence: 8,
  system: { status: 'maintenance', countries: [], ips: [] },
  remotes: [],
} as unknown as Snapshot;
let current = snapshot;
beforeAll(async () => {
  app = await testApp({ snapshot: () => current });
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

it('[13-17] sends the part of one remote to streams that ask for changes, and the whole snapshot to older shells', async () => {
  const remote = (name: string, version: string) => ({ name, version }) as unknown as Snapshot['remotes'][number];
  const before = { ...snapshot, remotes: [remote('slots', '1.0.0'), remote('live', '1.0.0')] };
  const after = { ...before, sequence: 9, remotes: [remote('slots', '1.1.0'), remote('live', '1.0.0')] };
  await until(() => app.hub.streams.size === 0);
  const streams = await Promise.all(['?snapshot=8&changes=1', '?snapshot=8'].map(open));
  await until(() => app.hub.streams.size === 2);
  app.hub.publishSnapshot(after, before);
  const [part, whole] = await Promise.all(streams.map((stream) => stream.next('registry.')));
  expect(whole).toEqual({ event: 'registry.changed', data: { sequence: 9, snapshot: after } });
  expect(part!.event).toBe('registry.part');
  const { change } = part!.data as { change: SnapshotChange };
  expect(change.remotes).toEqual([remote('slots', '1.1.0')]);
  expect(withChange(before, change)).toEqual(after);
  // Another registry: only the whole one helps.
  app.hub.publishSnapshot({ ...after, registryId: 's' }, after);
  expect(await streams[0]!.next('registry.')).toMatchObject({ event: 'registry.changed' });
  for (const stream of streams) stream.stop();
});

it('writes a snapshot once for all streams that open, and the next one anew', async () => {
  let written = 0;
  const counted = (sequence: number) =>
    ({ ...snapshot, sequence, toJSON: () => ({ ...snapshot, sequence, written: ++written }) }) as unknown as Snapshot;
  const received = async () => {
    const stream = await open('');
    const { data } = await stream.next('registry.');
    stream.stop();
    return data;
  };
  for (const sequence of [10, 11]) {
    current = counted(sequence);
    for (const turn of [await received(), await received()])
      expect(turn).toEqual({ sequence, snapshot: { ...snapshot, sequence, written: sequence - 9 } });
  }
  expect(written).toBe(2);
});

/** A stream of the gateway, and its next event with such a name. */
async function open(query: string) {
  const stopping = new AbortController();
  const { port } = app.server.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${LIVE_PATH}${query}`, { signal: stopping.signal });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    stop: () => stopping.abort(),
    async next(name: string): Promise<{ event: string; data: unknown }> {
      for (;;) {
        const found = new RegExp(`event: (${name}.*)\ndata: (.*)\n\n`).exec(text);
        if (found) {
          text = text.slice(found.index + found[0].length);
          return { event: found[1]!, data: JSON.parse(found[2]!) };
        }
        text += (await reader.read()).value;
      }
    },
  };
}
