import { join } from 'node:path';
import { migrate, missingMigrations } from '@atrium/database/migrate';
import type { PortalEvents } from '@atrium/contracts/events';
import type { Logger } from 'pino';
import { seedDemo } from '../seed/seed-demo.ts';
import { contractSettlement } from './agent-contracts/settle-contracts.ts';
import { buildApp } from './app.ts';
import { createLiveHub, type LiveHub } from './live/live-hub.ts';
import { postgresExchange } from './live/postgres-exchange.ts';
import { redisExchange } from './live/redis-exchange.ts';
import { drandBeacon } from './lottery/draws/drand-beacon.ts';
import { drawing, overdueDrawing } from './lottery/draws/scheduler.ts';
import { giveRules } from './lottery/tickets/give-rules.ts';
import { announceDue } from './operators/content/announce-due.ts';
import { paymentTurns } from './payments/payment-hand.ts';
import { systemClock } from './platform/clock.ts';
import { type Database, openDatabase } from './platform/database.ts';
import { createKeys, deleteRetiredKeys } from './platform/encryption.ts';
import { every, pause, startJobs } from './platform/jobs.ts';
import { lead } from './platform/leader.ts';
import { serveMetrics } from './platform/metrics-server.ts';
import { sealOpenSecrets } from './platform/kept-secrets.ts';
import type { Parts } from './platform/parts.ts';
import type { Environment } from './platform/read-environment.ts';
import { createSettings } from './platform/settings.ts';
import { openIdConnect, sandboxProviders } from './sign-in/identity/open-id-connect.ts';
import { followRegistry } from './site/registry-snapshots.ts';
import { subjects } from './subjects.ts';
import { endIdleConversations, TIDY_EVERY } from './support/end-idle-conversations.ts';
import { seedSettings } from './system/default-settings.ts';
import { createVendorHealth, PROBE_INTERVAL_MS } from './vendors/vendor-health.ts';
import { developmentHumanVerification } from './verification/human.ts';
import { outboxMessages } from './verification/outbox-messages.ts';
import { balanceOf } from './wallet/balance.ts';
import { ledgerSealing } from './wallet/seal.ts';

/** Source: specification 2.2. */
const SYSTEM_STATUS = { normal: 0, maintenance: 1, restricted: 2 } as const;
const ANNOUNCE_EVERY = 1_000;
const SEAL_EVERY = 10 * 60_000;
const RETIRED_EVERY = 60_000;
const MIGRATIONS = join(import.meta.dirname, '../migrations');

/** Brings the database to this release: tables, functions, settings. Of several processes one does it and the others wait. */
export async function prepareDatabase(database: Database, seed: Environment['seed'], log: Logger): Promise<void> {
  await migrate(database.pool, MIGRATIONS, { log: (message) => log.warn(message) });
  await seedSettings(database);
  if (seed === 'demo') await seedDemo(database);
  await giveRules(database);
}

async function requirePrepared(database: Database): Promise<void> {
  const [first] = await missingMigrations(database.pool, MIGRATIONS);
  if (first)
    throw new Error(`The database lacks ${first}. Run the gateway once with ATRIUM_MIGRATE=only before this version.`);
}

export interface Gateway {
  /** Answers what was taken on, sends streams and connections elsewhere, and ends. */
  stop(): Promise<void>;
}

/** One gateway process: any number of them serve one site on one database. */
export async function startGateway(environment: Environment, log: Logger): Promise<Gateway> {
  const { config, databaseUrl, redisUrl, listen } = environment;
  const database = openDatabase(databaseUrl, {
    onFault: (error) => log.warn({ err: error }, 'an idle database connection broke'),
  });
  if (environment.migrate === 'yes') await prepareDatabase(database, environment.seed, log);
  else await requirePrepared(database);

  const settings = createSettings(database);
  const notifications = postgresExchange({ url: databaseUrl, database, log, onSettings: settings.refresh });
  const exchange = redisUrl ? redisExchange({ url: redisUrl, log }) : notifications;
  const hub = createLiveHub({
    exchange,
    log,
    readBalance: (memberId) => balanceOfMember(database, memberId),
    onRemoteEvent: (event, data) => {
      if (event !== 'vendor.health') return;
      const { vendor, up } = data as PortalEvents['vendor.health'];
      vendorHealth.learn(vendor, up);
    },
  });
  const vendorHealth = createVendorHealth({ vendorUrl: config.vendorUrl, database, live: hub, log });
  const snapshots = follow(environment, { database, log, hub });
  const stopping = new AbortController();
  const parts: Parts = {
    config,
    database,
    clock: systemClock,
    log,
    settings,
    snapshots,
    live: hub,
    keys: createKeys(database, config.sealingKey),
    messages: outboxMessages(systemClock),
    human: developmentHumanVerification(config.development),
    identity: openIdConnect(config.development ? sandboxProviders(config.paymentsUrl) : []),
    beacon: drandBeacon({ url: config.beaconUrl, chainHash: config.beaconChain, database }),
    vendorHealth,
    stopping: stopping.signal,
    undeclared: [],
  };
  const { server, metrics } = await buildApp(parts, subjects(hub), () => hub.streams.size);
  await snapshots.first(2_000);
  // In one process only; the others are ready to take over.
  const leadership = lead(parts, [
    ...drawing(parts),
    every('announcements', ANNOUNCE_EVERY, () => announceDue(parts)),
    every('vendor health', PROBE_INTERVAL_MS, () => vendorHealth.probeAll()),
    every('idle conversations', TIDY_EVERY, () => endIdleConversations(parts)),
    every('open secrets', SEAL_EVERY, () => sealOpenSecrets(parts)),
    every('retired keys', RETIRED_EVERY, () => deleteRetiredKeys(database)),
  ]);
  // In every process: these lock every row that they change.
  const workers = startJobs(parts, [
    ledgerSealing(parts),
    paymentTurns(parts),
    contractSettlement(parts),
    overdueDrawing(parts),
  ]);
  const metricsServer = await serveMetrics(metrics, environment.metrics);
  await server.listen({ ...listen, listenTextResolver: () => '' });
  log.info({ port: listen.port }, 'the gateway listens');

  return {
    async stop() {
      const drain = environment.drainSeconds * 1_000;
      log.info({ streams: hub.streams.size, drainSeconds: environment.drainSeconds }, 'the gateway stops');
      // 1. Not ready any more, so that balancers look elsewhere; whoever comes all the same is answered.
      stopping.abort();
      await Promise.all([
        hub.streams.drain(drain),
        pause(drain, new AbortController().signal),
        leadership.stop(),
        workers.stop(),
      ]);
      // 2. Nobody new; those who are being answered get their answers.
      snapshots.close();
      hub.close();
      await server.close();
      await exchange.close();
      await notifications.close();
      await metricsServer.close();
      await database.close();
    },
  };
}

async function balanceOfMember(database: Database, memberId: string) {
  const member = await database.first<{ type: number; currency: string }>(
    'SELECT type, currency FROM members WHERE id = $1',
    [memberId],
  );
  return await balanceOf(database, { memberId, type: member!.type, currency: member!.currency });
}

/** Every process hears the registry by itself, so it tells its own tabs only. */
function follow({ config }: Environment, { database, log, hub }: { database: Database; log: Logger; hub: LiveHub }) {
  let systemBefore: string | undefined;
  return followRegistry({
    url: config.opsUrl,
    database,
    log,
    onChange: (snapshot) => {
      hub.publishHere('registry.changed', { sequence: snapshot.sequence, snapshot });
      const system = JSON.stringify(snapshot.system);
      // Whom a restriction concerns each visitor asks for: the status depends on where they are.
      if (systemBefore !== undefined && system !== systemBefore)
        hub.publishHere('system.status', { status: SYSTEM_STATUS[snapshot.system.status] });
      systemBefore = system;
    },
  });
}
