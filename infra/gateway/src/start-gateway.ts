import { join } from 'node:path';
import { migrate, missingMigrations } from '@atrium/database/migrate';
import { processUrl } from '@atrium/database/process-role';
import { refuseOwner } from '@atrium/database/refuse-owner';
import type { PortalEvents } from '@atrium/contracts/events';
import type { Logger } from 'pino';
import { seedDemo } from '../seed/seed-demo.ts';
import { contractSettlement } from './agent-contracts/settle-contracts.ts';
import { subtreeMoving } from './agents/make-moves.ts';
import { buildApp } from './app.ts';
import { bonusJobs } from './bonuses/end-bonuses.ts';
import { emailDeliveries } from './email/deliver-emails.ts';
import { mailServer } from './email/mail-server.ts';
import { createLiveHub, type LiveHub } from './live/live-hub.ts';
import { postgresExchange } from './live/postgres-exchange.ts';
import { redisExchange } from './live/redis-exchange.ts';
import { drandBeacon } from './lottery/draws/drand-beacon.ts';
import { drawing, overdueDrawing } from './lottery/draws/scheduler.ts';
import { collecting } from './lottery/outside/collect-results.ts';
import { developmentFeed } from './lottery/outside/development-feed.ts';
import { settling } from './lottery/settlement/settling.ts';
import { giveRules } from './lottery/tickets/give-rules.ts';
import { messageDeliveries } from './notices/deliver-messages.ts';
import { limitReminders } from './notices/remind-of-limits.ts';
import { announceDue } from './operators/content/announce-due.ts';
import { sendingMailings } from './operators/mailings/send-mailings.ts';
import { EXPIRE_EVENTS_EVERY_MS, expireEvents } from './operators/events/expire-events.ts';
import { paymentJobs } from './payments/payment-jobs.ts';
import { notingPersons } from './person/note-changed.ts';
import { systemClock } from './platform/clock.ts';
import { type Database, openDatabase } from './platform/database.ts';
import { clockComparison } from './platform/compare-clocks.ts';
import { createKeys, deleteRetiredKeys } from './platform/encryption.ts';
import { SELF_CHECK_EVERY_MS, verifyDaily } from './integrity/verify-components.ts';
import { WATCH_RETURNS_EVERY_MS, watchReturns } from './operators/house-reports/game-returns.ts';
import { every, pause, startJobs } from './platform/jobs.ts';
import { lead } from './platform/leader.ts';
import { serveMetrics } from './platform/metrics-server.ts';
import { sealOpenSecrets } from './platform/kept-secrets.ts';
import type { Parts } from './platform/parts.ts';
import { publicFetch } from './platform/public-fetch.ts';
import type { Environment } from './platform/read-environment.ts';
import { promotionJobs } from './promotions/promotion-jobs.ts';
import { createSettings } from './platform/settings.ts';
import { KEY_HOSTS, openIdConnect, sandboxProviders } from './sign-in/identity/open-id-connect.ts';
import { jackpotJobs } from './jackpots/jackpot-jobs.ts';
import { rewardJobs } from './rewards/reward-jobs.ts';
import { teamFigureJob } from './team-figures/roll-up.ts';
import { followRegistry } from './site/registry-snapshots.ts';
import { trustedKeys } from './site/trusted-keys.ts';
import { subjects } from './subjects.ts';
import { endIdleConversations, END_IDLE_EVERY_MS } from './support/end-idle-conversations.ts';
import { seedSettings } from './system/default-settings.ts';
import { createVendorHealth, PROBE_INTERVAL_MS } from './vendors/vendor-health.ts';
import { developmentHumanVerification } from './verification/human.ts';
import { outboxMessages } from './verification/outbox-messages.ts';
import { balanceOf } from './wallet/balance.ts';
import { ledgerSealing } from './wallet/seal.ts';

/** Source: specification 2.2. */
const SYSTEM_STATUS = { normal: 0, maintenance: 1, restricted: 2 } as const;
const ANNOUNCE_EVERY_MS = 1_000;
const SEAL_EVERY_MS = 10 * 60_000;
const DELETE_RETIRED_EVERY_MS = 60_000;
const MIGRATIONS = join(import.meta.dirname, '../migrations');

/**
 * Brings the database to this release as the owner of its tables: tables, functions, the gateway's role, settings. If several processes start, one does it and the
 * others wait.
 */
export async function prepareDatabase({ databaseUrl, rolePassword, seed }: Environment, log: Logger): Promise<void> {
  const database = openDatabase(databaseUrl);
  try {
    await migrate(database.pool, MIGRATIONS, {
      log: (message) => log.warn(message),
      ...(rolePassword && { rolePassword }),
    });
    await seedSettings(database);
    if (seed === 'demo') await seedDemo(database);
    await giveRules(database);
  } finally {
    await database.close();
  }
}

async function requirePrepared(database: Database): Promise<void> {
  const [first] = await missingMigrations(database.pool, MIGRATIONS);
  if (first)
    throw new Error(`The database lacks ${first}. Run the gateway once with ATRIUM_MIGRATE=only before this version.`);
}

export interface Gateway {
  /** Finishes the accepted requests, moves streams and connections to other processes, and closes. */
  stop(): Promise<void>;
}

/** Starts one gateway process. Any number of them serve one site on one database. */
export async function startGateway(environment: Environment, log: Logger): Promise<Gateway> {
  const { config, redisUrl, listen, migrate: migrates, rolePassword } = environment;
  if (migrates === 'yes') await prepareDatabase(environment, log);
  // The owner's connection string migrates; nothing is served with it.
  const databaseUrl =
    migrates === 'yes' ? processUrl(environment.databaseUrl, 'gateway', rolePassword) : environment.databaseUrl;
  const database = openDatabase(databaseUrl, {
    onFault: (error) => log.warn({ err: error }, 'an idle database connection broke'),
  });
  if (migrates === 'no') await requirePrepared(database);
  await refuseOwner(database.pool, 'ledger_entries', 'gateway');

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
    messages: outboxMessages(systemClock, { sent: config.mail !== undefined }),
    human: developmentHumanVerification(config.development),
    identity: config.development
      ? openIdConnect(sandboxProviders(config.paymentsUrl))
      : openIdConnect([], publicFetch([...KEY_HOSTS, ...(config.identityHosts ?? [])])),
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
    settling(parts),
    collecting(parts, config.development ? developmentFeed() : []),
    every('announcements', ANNOUNCE_EVERY_MS, () => announceDue(parts)),
    every('vendor health', PROBE_INTERVAL_MS, () => vendorHealth.probeAll()),
    every('idle conversations', END_IDLE_EVERY_MS, () => endIdleConversations(parts)),
    notingPersons(parts),
    every('open secrets', SEAL_EVERY_MS, () => sealOpenSecrets(parts)),
    every('self-check', SELF_CHECK_EVERY_MS, () => verifyDaily(parts)),
    every('returns of games', WATCH_RETURNS_EVERY_MS, () => watchReturns(parts)),
    every('significant events', EXPIRE_EVENTS_EVERY_MS, () => expireEvents(parts)),
    every('retired keys', DELETE_RETIRED_EVERY_MS, () => deleteRetiredKeys(database)),
  ]);
  const mail = config.mail && mailServer(config.mail);
  // In every process: these jobs lock every row that they change.
  const workers = startJobs(parts, [
    ledgerSealing(parts),
    paymentJobs(parts),
    contractSettlement(parts),
    subtreeMoving(parts),
    ...rewardJobs(parts),
    ...jackpotJobs(parts),
    ...bonusJobs(parts),
    ...promotionJobs(parts),
    teamFigureJob(parts),
    overdueDrawing(parts),
    clockComparison(parts),
    messageDeliveries(parts),
    sendingMailings(parts),
    limitReminders(parts),
    ...(mail ? [emailDeliveries(parts, mail)] : []),
  ]);
  const metricsServer = await serveMetrics(metrics, environment.metrics);
  await server.listen({ ...listen, listenTextResolver: () => '' });
  log.info({ port: listen.port }, 'the gateway listens');

  return {
    async stop() {
      const drain = environment.drainSeconds * 1_000;
      log.info({ streams: hub.streams.size, drainSeconds: environment.drainSeconds }, 'the gateway stops');
      // 1. No longer ready, so that balancers choose another process; requests that still arrive are answered.
      stopping.abort();
      await Promise.all([
        hub.streams.drain(drain),
        pause(drain, new AbortController().signal),
        leadership.stop(),
        workers.stop(),
      ]);
      // 2. No new requests; running ones are finished.
      snapshots.close();
      hub.close();
      await server.close();
      mail?.close();
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

/** Every process follows the registry, so each notifies only its own tabs. */
function follow({ config }: Environment, { database, log, hub }: { database: Database; log: Logger; hub: LiveHub }) {
  let systemBefore: string | undefined;
  return followRegistry({
    url: config.opsUrl,
    keys: trustedKeys(config.trustedKeysFile),
    clock: systemClock,
    database,
    log,
    onChange: (snapshot) => {
      hub.publishHere('registry.changed', { sequence: snapshot.sequence, snapshot });
      const system = JSON.stringify(snapshot.system);
      // Each tab then requests its own status, which depends on the visitor's place.
      if (systemBefore !== undefined && system !== systemBefore)
        hub.publishHere('system.status', { status: SYSTEM_STATUS[snapshot.system.status] });
      systemBefore = system;
    },
  });
}
