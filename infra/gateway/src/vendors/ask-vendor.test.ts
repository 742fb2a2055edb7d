import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Parts } from '../platform/parts.ts';
import { fetchFromVendor } from './ask-vendor.ts';

it('[14-01] outside development no internal address of a vendor is connected to, and the sandbox of the configuration is', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    response.end('answered');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const from = (launchUrl: string, development = false) =>
    fetchFromVendor(
      { config: { development, vendorUrl: `http://127.0.0.1:${port}` } } as Parts,
      { code: 'BOOKS', launchUrl },
      '/books',
      { headers: {}, timeoutMs: 2_000 },
    ).then((answer) => answer.text());
  await expect(from(`http://127.0.0.1:${port}/play`)).rejects.toThrow('is not an https address.');
  await expect(from(`https://127.0.0.1:${port}/play`)).rejects.toThrow('127.0.0.1 is an internal address.');
  await expect(from(`https://[::ffff:7f00:1]:${port}/play`)).rejects.toThrow('is an internal address.');
  await expect(from(`https://localhost:${port}/play`)).rejects.toThrow('localhost resolves to an internal address.');
  expect(asked).toEqual([]);
  expect(await from('{vendor}/play/{game}')).toBe('answered');
  expect(await from(`http://127.0.0.1:${port}/play`, true)).toBe('answered');
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
