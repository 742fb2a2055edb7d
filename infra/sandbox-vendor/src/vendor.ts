import { readBoundedBodies } from '@atrium/contracts/bounded-bodies';
import fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { secureChance } from './chance/secure-chance.ts';
import { controlRoutes } from './control/control.routes.ts';
import { createFaults } from './wallet/faults.ts';
import { transactionRoutes } from './control/transactions.routes.ts';
import type { House } from './house.ts';
import { assetRoutes } from './pages/asset.routes.ts';
import { bookRoutes } from './pages/book.routes.ts';
import { fairRoutes } from './pages/fair.routes.ts';
import { liveRoutes } from './pages/live.routes.ts';
import { playRoutes } from './pages/play.routes.ts';
import { replayRoutes } from './pages/replay.routes.ts';
import { tableRoutes } from './pages/table.routes.ts';
import { createDealer } from './play/dealer.ts';
import { recover } from './play/recover.ts';
import { createAudience } from './play/table-company.ts';
import type { Secrets } from './settings.ts';
import { openStore } from './store/open-store.ts';
import { createOutbox } from './play/outbox-runner.ts';
import { walletClient } from './wallet/wallet-client.ts';

export interface VendorOptions {
  readonly storePath: string;
  readonly gatewayUrl: string;
  readonly siteOrigin: string;
  readonly secrets: Secrets;
  readonly log: Logger;
  readonly walletTimeoutMs?: number;
  readonly house?: Partial<Pick<House, 'chance' | 'now'>>;
  /** How the process ends when a crash is ordered. */
  readonly crash?: () => void;
}

export interface Vendor {
  readonly app: FastifyInstance;
  readonly house: House;
  stop(): Promise<void>;
}

/** The vendor ready to listen: books opened, rounds in doubt called back, what is owed on its way. */
export async function buildVendor(options: VendorOptions): Promise<Vendor> {
  const { storePath, gatewayUrl, siteOrigin, secrets, log } = options;
  const store = openStore(storePath);
  const faults = createFaults();
  const now = options.house?.now ?? Date.now;
  const chance = options.house?.chance ?? secureChance();
  const wallet = walletClient({
    gatewayUrl,
    secrets,
    faults,
    timeoutMs: options.walletTimeoutMs ?? 4_000,
    crash: options.crash ?? dieAtOnce,
  });
  const outbox = createOutbox({ store, wallet, now, log });
  const dealer = createDealer({ store, outbox, now, chance, log });
  const house: House = {
    store,
    wallet,
    outbox,
    dealer,
    audience: createAudience(),
    books: new Map(),
    faults,
    secrets,
    chance,
    now,
    log,
    siteOf: (vendorId) => secrets.find(vendorId)?.site?.origin ?? siteOrigin,
    sites: () => [...new Set([siteOrigin, ...secrets.origins()])],
  };

  const app = fastify({
    bodyLimit: 32_768,
    forceCloseConnections: true,
    // Of a name that is twice in a query the last value counts, so that each is one text.
    routerOptions: { querystringParser: (text) => Object.fromEntries(new URLSearchParams(text)) },
  });
  readBoundedBodies(app);
  assetRoutes(app);
  controlRoutes(app, house);
  transactionRoutes(app, house);
  playRoutes(app, house);
  fairRoutes(app, house);
  bookRoutes(app, house);
  liveRoutes(app, house);
  tableRoutes(app, house);
  replayRoutes(app, house);

  outbox.start();
  dealer.start();
  const inDoubt = recover(house);
  if (inDoubt > 0) log.warn({ rounds: inDoubt }, 'rounds in doubt are called back');

  return {
    app,
    house,
    async stop() {
      await app.close();
      dealer.stop();
      await outbox.stop();
      store.close();
    },
  };
}

/** SIGKILL to ourselves: nothing is stored, nothing is said. */
function dieAtOnce(): void {
  process.kill(process.pid, 'SIGKILL');
}
