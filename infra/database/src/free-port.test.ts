import { createServer } from 'node:net';
import { freePort } from './free-port.ts';

it('returns ports that can be listened on, outside of those for outgoing connections', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()));
  for (const port of ports) expect(port).toBeLessThan(32_768);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(ports[0], '127.0.0.1', resolve));
  expect(server.address()).toMatchObject({ port: ports[0] });
  await new Promise((resolve) => server.close(resolve));
});

it('keeps to the range that is asked for', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort({ from: 12_000, below: 12_100 })));
  for (const port of ports) {
    expect(port).toBeGreaterThanOrEqual(12_000);
    expect(port).toBeLessThan(12_100);
  }
});
