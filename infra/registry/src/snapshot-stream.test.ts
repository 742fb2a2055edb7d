import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Snapshot } from '@atrium/contracts/snapshot';
import { createSnapshotStream } from './snapshot-stream.ts';

const snapshot = (sequence: number) => ({ sequence }) as Snapshot;

async function serve(take: (response: ServerResponse) => void) {
  const server = createServer((_request, response) => take(response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it('sends everything that is published while the newest is being read', async () => {
  const stream = createSnapshotStream();
  const read = Promise.withResolvers<Snapshot>();
  const asked = Promise.withResolvers<void>();
  const { server, address } = await serve((response) => {
    void stream
      .open(() => {
        asked.resolve();
        return read.promise;
      })
      .then((begin) => begin(response));
  });
  const answer = fetch(address);
  await asked.promise;
  stream.publish(snapshot(6));
  read.resolve(snapshot(5));
  const reader = (await answer).body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('id: 6')) text += (await reader.read()).value;
  stream.publish(snapshot(7));
  while (!text.includes('id: 7')) text += (await reader.read()).value;
  expect(text.match(/id: \d/g)).toEqual(['id: 5', 'id: 6', 'id: 7']);
  stream.close();
  server.close();
});

it('refuses a stream while the newest cannot be read; the follower waits longer each time', async () => {
  const stream = createSnapshotStream();
  await expect(stream.open(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(stream.count()).toBe(0);
  stream.close();
});

it('drops a listener that left before its stream started', async () => {
  const stream = createSnapshotStream();
  const gone = Promise.withResolvers<ServerResponse>();
  const stop = new AbortController();
  const { server, address } = await serve((response) => {
    response.once('close', () => gone.resolve(response));
    stop.abort();
  });
  await fetch(address, { signal: stop.signal }).catch(() => {});
  (await stream.open(async () => snapshot(5)))(await gone.promise);
  expect(stream.count()).toBe(0);
  stream.close();
  server.close();
});
