import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { boundedBytes } from './bounded-bytes.ts';

it('[14-01] refuses a reply that is longer than its bound, also one that came whole, and the process lives on', async () => {
  const server = createServer((_, response) => response.end('x'.repeat(2_000)));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const faults: unknown[] = [];
  const note = (fault: unknown) => void faults.push(fault);
  process.on('uncaughtException', note);
  const read = async (most: number) => {
    const reply = await new Promise<IncomingMessage>((answered) => {
      request({ port, host: '127.0.0.1' }, answered).end();
    });
    return (await boundedBytes(reply, most)).length;
  };
  expect(await read(2_000)).toBe(2_000);
  await expect(read(1_999)).rejects.toThrow('its answer is longer than 1999 bytes');
  await new Promise((passed) => setImmediate(passed));
  process.off('uncaughtException', note);
  expect(faults).toEqual([]);
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
