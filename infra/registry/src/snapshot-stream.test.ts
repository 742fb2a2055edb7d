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

it('misses nothing that is published while the newest is being read', async () => {
  const stream = createSnapshotStream();
  const read = Promise.withResolvers<Snapshot>();
  const asked = Promise.withResolvers<void>();
  const { server, address } = await serve((response) => {
    void stream.add(response, () => {
      asked.resolve();
      return read.promise;
    });
  });
  const reader = (await fetch(address)).body!.pipeThrough(new TextDecoderStream()).getReader();
  await asked.promise;
  stream.publish(snapshot(6));
  read.resolve(snapshot(5));
  let text = '';
  while (!text.includes('id: 5')) text += (await reader.read()).value;
  expect(text.match(/id: \d/g)).toEqual(['id: 6', 'id: 5']);
  stream.close();
  server.close();
});

it('keeps nobody who has left before the stream began', async () => {
  const stream = createSnapshotStream();
  const gone = Promise.withResolvers<ServerResponse>();
  const stop = new AbortController();
  const { server, address } = await serve((response) => {
    response.once('close', () => gone.resolve(response));
    stop.abort();
  });
  await fetch(address, { signal: stop.signal }).catch(() => {});
  await stream.add(await gone.promise, async () => snapshot(5));
  expect(stream.count()).toBe(0);
  stream.close();
  server.close();
});
