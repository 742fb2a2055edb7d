import { join, resolve } from 'node:path';
import { OPERATOR_FILE, TRUSTED_KEYS_FILE } from '@atrium/contracts/registry';
import { REPORTER_FILE } from '@atrium/contracts/telemetry';
import { migrate } from '@atrium/database/migrate';
import { pino } from 'pino';
import { seedDemo } from '../seed/seed-demo.ts';
import { startContractSettlement } from './agent-contracts/settle-contracts.ts';
import { buildApp } from './app.ts';
import { postgresExchange } from './live/postgres-exchange.ts';
import { createLiveHub } from './live/live-hub.ts';
import { startScheduler } from './lottery/scheduler.ts';
import { startPaymentHand } from './payments/payment-hand.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { openDatabase } from './platform/database.ts';
import { createKeys } from './platform/encryption.ts';
import type { Parts } from './platform/parts.ts';
import { createSettings } from './platform/settings.ts';
import { openIdConnect } from './session/identity/identity.ts';
import { followRegistry } from './site/registry-snapshots.ts';
import { subjects } from './subjects.ts';
import { seedSettings } from './system/default-settings.ts';
import { createVendorHealth } from './vendors/vendor-health.ts';
import { developmentHumanVerification } from './verification/human.ts';
import { outboxMessages } from './verification/messages.ts';
import { balanceOf } from './wallet/balance.ts';
import { startSealer } from './wallet/seal.ts';

const { env } = process;
const sitePort = Number(env.ATRIUM_SITE_PORT ?? 8080);
const varFolder = resolve(env.ATRIUM_VAR ?? 'var');
const databaseUrl = env.DATABASE_URL;
if (!databaseUrl) {
  process.stderr.write('DATABASE_URL is not set: the gateway needs a PostgreSQL. "npm start" gives it one.\n');
  process.exit(1);
}
const site = `http://localhost:${sitePort}`;
const config: Config = {
  sitePort,
  siteOrigins: [site, `http://127.0.0.1:${sitePort}`],
  publicUrl: site,
  opsUrl: env.ATRIUM_OPS_URL ?? 'http://127.0.0.1:8090',
  vendorUrl: env.ATRIUM_VENDOR_URL ?? 'http://127.0.0.1:8070',
  paymentsUrl: env.ATRIUM_PAYMENTS_URL ?? 'http://127.0.0.1:8060',
  paymentsSecret: env.PAYMENTS_SECRET ?? '',
  operatorFile: join(varFolder, OPERATOR_FILE),
  reporterFile: join(varFolder, REPORTER_FILE),
  trustedKeysFile: join(varFolder, TRUSTED_KEYS_FILE),
  artifactsFolder: env.ATRIUM_ARTIFACTS ?? join(varFolder, 'artifacts'),
  strict: false,
  argon: { memoryCost: 19_456, timeCost: 2 },
  development: true,
};
const log = pino({ level: env.LOG_LEVEL ?? 'info', base: { part: 'gateway' } });
const database = openDatabase(databaseUrl, {
  onFault: (error) => log.warn({ err: error }, 'an idle database connection broke'),
});
const clock = systemClock;

await migrate(database.pool, join(import.meta.dirname, '../migrations'));
await seedSettings(database);
if ((env.ATRIUM_SEED ?? 'demo') === 'demo') await seedDemo(database);

const settings = createSettings(database);
const exchange = postgresExchange({ url: databaseUrl, database, log, onSettings: settings.refresh });
/** Source: specification 2.2. */
const SYSTEM_STATUS = { normal: 0, maintenance: 1, restricted: 2 } as const;

const hub = createLiveHub({
  exchange,
  log,
  readBalance: async (memberId) => {
    const member = await database.first<{ type: number; currency: string }>(
      'SELECT type, currency FROM members WHERE id = $1',
      [memberId],
    );
    return await balanceOf(database, { memberId, type: member!.type, currency: member!.currency });
  },
});
let systemBefore: string | undefined;
const snapshots = followRegistry({
  url: config.opsUrl,
  database,
  log,
  onChange: (snapshot) => {
    hub.publishHere('registry.changed', { sequence: snapshot.sequence, snapshot });
    const system = JSON.stringify(snapshot.system);
    // Whom a restriction concerns each visitor asks for: the status depends on where they are.
    if (systemBefore !== undefined && system !== systemBefore) hub.publishHere('system.status', { status: SYSTEM_STATUS[snapshot.system.status] });
    systemBefore = system;
  },
});
const vendorHealth = createVendorHealth({ vendorUrl: config.vendorUrl, database, live: hub, log });
const parts: Parts = {
  config,
  database,
  clock,
  log,
  settings,
  snapshots,
  live: hub,
  keys: createKeys(database),
  messages: outboxMessages(clock),
  human: developmentHumanVerification(config.development),
  identity: openIdConnect(),
  vendorHealth,
  undeclared: [],
};
const { server } = await buildApp(parts, subjects(hub));
await snapshots.first(2_000);
vendorHealth.start();
const scheduler = startScheduler(parts);
const sealer = startSealer(parts);
const payments = startPaymentHand(parts);
const contractSettlement = startContractSettlement(parts);
await server.listen({ port: sitePort, host: 'localhost', listenTextResolver: () => '' });
log.info({ port: sitePort }, 'the gateway listens');

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), 4_500).unref();
  vendorHealth.stop();
  await scheduler.stop();
  await sealer.stop();
  await payments.stop();
  await contractSettlement.stop();
  snapshots.close();
  hub.close();
  await server.close();
  await exchange.close();
  await database.close();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
