import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import type { Metrics } from './metrics.ts';

interface Options {
  host: string;
  /** 0 takes a free port. */
  port: number;
  /** The file to which the address is written, where the registry of this machine finds it; undefined: none. */
  addressFile: string | undefined;
}

/**
 * Serves `/metrics` (text) and `/metrics.json` apart from the site: they are for operators, not for visitors. The
 * registry adds the gateways of its machine to its own `/metrics` on the ops port.
 */
export async function serveMetrics(
  metrics: Metrics,
  { host, port, addressFile }: Options,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const answer =
      request.url === '/metrics'
        ? metrics.text().then((text) => [metrics.contentType, text] as const)
        : request.url === '/metrics.json'
          ? metrics.values().then((values) => ['application/json', JSON.stringify(values)] as const)
          : undefined;
    if (request.method !== 'GET' || !answer) return void response.writeHead(404).end();
    answer.then(
      ([type, text]) => response.writeHead(200, { 'content-type': type }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  server.unref();
  const url = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${(server.address() as AddressInfo).port}`;
  if (addressFile) {
    mkdirSync(dirname(addressFile), { recursive: true });
    writeFileSync(addressFile, JSON.stringify({ url }));
  }
  return {
    url,
    close: async () => {
      if (addressFile) rmSync(addressFile, { force: true });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
