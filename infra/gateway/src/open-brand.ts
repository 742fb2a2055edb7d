import { processUrl } from '@atrium/database/process-role';
import { refuseOwner } from '@atrium/database/refuse-owner';
import type { PortalEvents } from '@atrium/contracts/events';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { mailServer } from './email/mail-server.ts';
import { createLiveHub, type LiveHub } from './live/live-hub.ts';
import { postgresExchange } from './live/postgres-exchange.ts';
import { redisExchange } from './live/redis-exchange.ts';
import { drandBeacon } from './lottery/draws/drand-beacon.ts';
import type { VerifyValue } from './lottery/draws/verify-value.ts';
import { systemClock } from './platform/clock.ts';
import { type Database, openDatabase } from './platform/database.ts';
import { lead } from './platform/leader.ts';
import type { Config } from './platform/config.ts';
import { HEALTH_PATHS } from './platform/health-paths.ts';
import type { Parts } from './platform/parts.ts';
import { createSettings } from './platform/settings.ts';
import { thirdPartySignIn } from './sign-in/identity/open-id-connect.ts';
import { followRegistry } from './site/registry-snapshots.ts';
import { trustedRoot } from './site/trusted-root.ts';
import { subjects } from './subjects.ts';
import { developmentHumanVerification } from './verification/human.ts';
import { outboxMessages } from './verification/outbox-messages.ts';
import { balanceOf } from './wallet/balance.ts';
import { everybodysJobs, leaderJobs } from './brand-jobs.ts';
import { createKeys } from './platform/encryption.ts';
import { startJobs } from './platform/jobs.ts';
import type { Metrics } from './platform/metrics.ts';
import { createPace } from './platform/pace.ts';
import type { Environment } from './platform/read-environment.ts';
import type { FurtherBrand } from './platform/read-brands.ts';
import { requirePrepared } from './prepare-databases.ts';
import type { ServedBrand } from './serve-brands.ts';
import { createVendorHealth } from './vendors/vendor-health.ts';

/** Source: specification 2.2. */
const SYSTEM_STATUS = { normal: 0, maintenance: 1, restricted: 2 } as const;

export interface OpenBrand extends ServedBrand {
  metrics: Metrics;
  streams(): number;
  /** Waits for the first snapshot, then starts the jobs. */
  begin(): Promise<void>;
  /** No longer ready, so that balancers choose another process; ends the jobs and moves the streams. */
  drain(drainMs: number): Promise<void>;
  /** Ends what keeps connections open. */
  hangUp(): void;
  close(): Promise<void>;
}

/** One brand of this process: its database and everything that works with it. Nothing is shared with another brand. */
export async function openBrand(
  { config, databaseUrl: given }: FurtherBrand,
  { migrate: migrates, redisUrl, rolePassword }: Environment,
  { log, verifyValue }: { log: Logger; verifyValue: VerifyValue },
): Promise<OpenBrand> {
  // The owner's connection string migrates; nothing is served with it.
  const databaseUrl = migrates === 'yes' ? processUrl(given, 'gateway', rolePassword) : given;
  const database = openDatabase(databaseUrl, {
    onFault: (error) => log.warn({ err: error }, 'an idle database connection broke'),
  });
  if (migrates === 'no') await requirePrepared(database);
  await refuseOwner(database.pool, 'ledger_entries', 'gateway');

  const settings = createSettings(database);
  const notifications = postgresExchange({ url: databaseUrl, database, log, onSettings: settings.refresh });
  const exchange = redisUrl ? redisExchange({ url: redisUrl, brand: config.brand, log }) : notifications;
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
  const vendorHealth = createVendorHealth({ ...config, database, live: hub, log });
  const snapshots = follow(config, { database, log, hub });
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
    messages: outboxMessages(systemClock, { sent: config.mail !== undefined }),
    human: developmentHumanVerification(config.development),
    identity: thirdPartySignIn(config),
    beacon: drandBeacon({ url: config.beaconUrl, chainHash: config.beaconChain, database, verify: verifyValue }),
    vendorHealth,
    stopping: stopping.signal,
    undeclared: [],
  };
  const { server, metrics } = await buildApp(parts, subjects(hub), () => hub.streams.size);
  const pace = createPace({ isWatched: () => hub.streams.size > 0 });
  await server.ready();
  const mail = config.mail && mailServer(config.mail);
  let jobs: readonly { stop(): Promise<void> }[] = [];
  return {
    brand: config.brand,
    host: new URL(config.publicUrl).hostname,
    handler(request, response) {
      if (!HEALTH_PATHS.includes(request.url ?? '')) pace.use();
      server.routing(request, response);
    },
    metrics,
    streams: () => hub.streams.size,
    async begin() {
      await snapshots.first(2_000);
      jobs = [lead(parts, leaderJobs(parts)), startJobs(parts, everybodysJobs(parts, mail), pace.pause)];
    },
    async drain(drainMs) {
      stopping.abort();
      await Promise.all([hub.streams.drain(drainMs), ...jobs.map((running) => running.stop())]);
    },
    hangUp() {
      void snapshots.close();
      hub.close();
    },
    async close() {
      await server.close();
      await snapshots.close();
      mail?.close();
      await exchange.close();
      await notifications.close();
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

/** Every process follows the registry, so each notifies only its own tabs. */
function follow(config: Config, { database, log, hub }: { database: Database; log: Logger; hub: LiveHub }) {
  const trust = trustedRoot({ keysFile: config.trustedKeysFile, development: config.development, database, log });
  let systemBefore: string | undefined;
  return followRegistry({
    url: config.opsUrl,
    keys: async () => (await trust()).keys,
    brand: config.brand,
    clock: systemClock,
    database,
    log,
    onChange: (snapshot, before) => {
      hub.publishSnapshot(snapshot, before);
      const system = JSON.stringify(snapshot.system);
      // Each tab then requests its own status, which depends on the visitor's place.
      if (systemBefore !== undefined && system !== systemBefore)
        hub.publishHere('system.status', { status: SYSTEM_STATUS[snapshot.system.status] });
      systemBefore = system;
    },
  });
}
