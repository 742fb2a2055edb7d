import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brandInPath, FIRST_BRAND } from '@atrium/contracts/brand-address';
import type { FastifyInstance } from 'fastify';

/** Longer than the pauses of a client that calls now and then. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;

export interface Listening {
  /** `http://127.0.0.1:8090` */
  address: string;
  /** Cuts the streams and closes every brand. */
  close(): Promise<void>;
}

/**
 * Serves the applications of several brands on one port: `/brands/<id>/…` is the brand's, everything else the first
 * one's. They share database and keys, and nothing else. Source: 13-22.
 */
export async function serveBrands(
  { host, port }: { host: string; port: number },
  apps: ReadonlyMap<string, FastifyInstance>,
): Promise<Listening> {
  const first = apps.get(FIRST_BRAND)!;
  await Promise.all([...apps.values()].map((app) => app.ready()));
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS }, (request, response) => {
    const named = brandInPath(request.url ?? '/');
    const app = named && apps.get(named.brand);
    // An unknown brand's address is one that the first application does not have.
    if (app) request.url = named.path;
    (app ?? first).routing(request, response);
  });
  server.listen({ host, port });
  await once(server, 'listening');
  return {
    address: `http://${host}:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      await Promise.all([...apps.values()].map((app) => app.close()));
      server.closeAllConnections();
      await closed;
    },
  };
}
