import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brandInPath } from '@atrium/contracts/brand-address';
import { PAYMENT_WEBHOOK_PATH } from '@atrium/contracts/payments';
import { answerBrokenHttp } from './platform/answer-unreadable.ts';

/** One brand of a process: its host in the browser, without a port, and what answers its requests. */
export interface ServedBrand {
  brand: string;
  host: string;
  handler(request: IncomingMessage, response: ServerResponse): void;
}

const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
/** Connections that wait to be accepted: when a gateway is lost, thousands of tabs arrive at the others within a second. */
const BACKLOG = 4_096;

/** What servers call under the path of a brand: they sign or carry a token. Pages have only their host. */
const SERVER_PATHS = ['/sw/', '/ops/', '/registry/', '/readyz', PAYMENT_WEBHOOK_PATH];

/**
 * Decides by path and host which brand a request is for, before anything else is read. A server's call names the brand
 * in its path, which is removed; a browser's request has the brand's host. Any other host gets the first brand.
 * Source: 13-22.
 */
export function brandOfRequest<Served extends Pick<ServedBrand, 'brand' | 'host'>>(
  request: Pick<IncomingMessage, 'url' | 'headers'>,
  brands: readonly [Served, ...Served[]],
): Served {
  const named = brandInPath(request.url ?? '/');
  const served = named && brands.find(({ brand }) => brand === named.brand);
  if (served && SERVER_PATHS.some((path) => named.path.startsWith(path))) {
    request.url = named.path;
    return served;
  }
  const host = (request.headers.host ?? '').toLowerCase().replace(/:\d+$/, '');
  return brands.find((one) => one.host === host) ?? brands[0];
}

export interface Listening {
  /** Accepts no new requests, and resolves once the running ones are answered. */
  close(): Promise<void>;
}

/** Serves every brand on one port. `localhost` is all of its addresses, for browsers that try only one of them. */
export async function serveBrands(
  { host, port }: { host: string; port: number },
  brands: readonly [ServedBrand, ...ServedBrand[]],
): Promise<Listening> {
  const addresses = host === 'localhost' ? (await lookup(host, { all: true })).map(({ address }) => address) : [host];
  const servers: Server[] = [];
  for (const address of new Set(addresses)) {
    const server = createServer(
      {
        requestTimeout: REQUEST_TIMEOUT_MS,
        headersTimeout: HEADERS_TIMEOUT_MS,
        keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      },
      (request, response) => brandOfRequest(request, brands).handler(request, response),
    );
    server.on('clientError', answerBrokenHttp);
    server.listen({ host: address, port: portOf(servers[0]) ?? port, backlog: BACKLOG });
    try {
      await once(server, 'listening');
      servers.push(server);
    } catch (error) {
      // A machine may have a name for an address of a protocol that it does not speak.
      if (servers.length === 0) throw error;
    }
  }
  return {
    close: async () => {
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}

/** The port that the first address has taken, where any was asked for. */
const portOf = (server: Server | undefined): number | undefined => (server?.address() as AddressInfo | undefined)?.port;
