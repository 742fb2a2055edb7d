import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Counter, Histogram, Registry } from 'prom-client';
import { withGateways } from './gateway-figures.ts';

let folder: string;
const closing: (() => void)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-figures-'));
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
  rmSync(folder, { recursive: true });
});

/** A gateway's metrics as JSON, at an address that is published in the folder. */
async function gateway(name: string, spent: number): Promise<void> {
  const registry = new Registry();
  new Counter({
    name: 'atrium_money_commands_total',
    help: 'Commands.',
    labelNames: ['call'],
    registers: [registry],
  }).inc({ call: '/bet' }, spent);
  new Histogram({
    name: 'atrium_http_request_duration_seconds',
    help: 'Answers.',
    buckets: [1],
    registers: [registry],
  }).observe(0.5);
  const server = createServer(async (_, response) => response.end(JSON.stringify(await registry.getMetricsAsJSON())));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  writeFileSync(
    join(folder, `${name}.metrics.json`),
    JSON.stringify({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
  );
}
const own = () => {
  const registry = new Registry();
  new Counter({ name: 'atrium_registry_calls_total', help: 'Calls.', registers: [registry] }).inc(3);
  return registry;
};

it('adds each gateway of the machine with its name, and each metric family once', async () => {
  await gateway('gateway-1', 2);
  await gateway('gateway-2', 5);
  const text = await withGateways(own(), folder);
  expect(text).toMatch(/^atrium_registry_calls_total 3$/m);
  expect(text).toMatch(/^atrium_money_commands_total\{call="\/bet",gateway="gateway-1"\} 2$/m);
  expect(text).toMatch(/^atrium_money_commands_total\{call="\/bet",gateway="gateway-2"\} 5$/m);
  expect(text).toMatch(/atrium_http_request_duration_seconds_bucket\{le="1",gateway="gateway-1"\} 1/);
  expect(text.match(/# TYPE atrium_money_commands_total counter/g)).toHaveLength(1);
});

it('leaves out a gateway that is gone, and works without any', async () => {
  await gateway('gateway-1', 2);
  writeFileSync(join(folder, 'gateway-2.metrics.json'), JSON.stringify({ url: 'http://127.0.0.1:9' }));
  writeFileSync(join(folder, 'gateway-3.metrics.json'), 'half a fi');
  const text = await withGateways(own(), folder);
  expect(text).toContain('gateway="gateway-1"');
  expect(text).not.toMatch(/gateway-[23]/);
  expect(await withGateways(own(), join(folder, 'nowhere'))).toContain('atrium_registry_calls_total 3');
});
