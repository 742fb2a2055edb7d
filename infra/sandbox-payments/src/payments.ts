import { readBoundedBodies } from '@atrium/contracts/bounded-bodies';
import type { AddressInfo } from 'node:net';
import { beaconRoutes } from '@atrium/sandbox-beacon/beacon.routes';
import type { SandboxChain } from '@atrium/sandbox-beacon/chain';
import { identityRoutes } from '@atrium/sandbox-identity/identity.routes';
import fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { apiRoutes } from './api.routes.ts';
import { controlRoutes } from './control.routes.ts';
import { payRoutes } from './pay.routes.ts';
import { createProvider, type Provider } from './provider.ts';
import { Store } from './store.ts';

export interface PaymentsOptions {
  readonly storePath: string;
  readonly secret: string;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** The chain of beacon values served at `/beacon`. */
  readonly beacon?: SandboxChain;
  /** The address of the pages for payers; by default the listening address. */
  readonly publicUrl?: string;
  readonly expiresAfterMs?: number;
  readonly payoutAfterMs?: number;
  readonly firstPauseMs?: number;
  readonly now?: () => number;
}

export interface Payments {
  readonly app: FastifyInstance;
  readonly provider: Provider;
  stop(): Promise<void>;
}

/** The provider, ready to listen. It has started to deliver webhooks that were pending at the last stop. */
export async function buildPayments(options: PaymentsOptions): Promise<Payments> {
  const { secret, log } = options;
  const store = new Store(options.storePath);
  const provider = createProvider({
    store,
    secret,
    log,
    now: options.now ?? Date.now,
    firstPauseMs: options.firstPauseMs ?? 500,
  });
  const app = fastify({
    bodyLimit: 32_768,
    forceCloseConnections: true,
    // Of a name that is twice in a query the last value counts, so that each is one text.
    routerOptions: { querystringParser: (text) => Object.fromEntries(new URLSearchParams(text)) },
  });
  readBoundedBodies(app);
  const listening = () => `http://127.0.0.1:${(app.server.address() as AddressInfo | null)?.port}`;

  controlRoutes(app, provider);
  await app.register(async (pages) => payRoutes(pages, provider));
  // Served here, so that a development machine needs no further port.
  await app.register(identityRoutes);
  if (options.beacon) beaconRoutes(app, options.beacon);
  await app.register(async (api) =>
    apiRoutes(api, provider, {
      secret,
      publicUrl: () => options.publicUrl ?? listening(),
      expiresAfterMs: options.expiresAfterMs ?? 15 * 60_000,
      payoutAfterMs: options.payoutAfterMs ?? 2_000,
    }),
  );
  provider.start();
  return {
    app,
    provider,
    async stop() {
      await app.close();
      await provider.stop();
      store.close();
    },
  };
}
