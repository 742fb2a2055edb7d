import { join } from 'node:path';
import { faultInLog } from '@atrium/database/fault-in-log';
import { migrate, missingMigrations } from '@atrium/database/migrate';
import { processUrl } from '@atrium/database/process-role';
import { refuseOwner } from '@atrium/database/refuse-owner';
import { FIRST_BRAND } from '@atrium/contracts/brand-address';
import { startTracing } from '@atrium/tracing/start-tracing';
import { tracePool } from '@atrium/tracing/trace-pool';
import { traceFields } from '@atrium/tracing/tracing';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { openStore } from '@atrium/artefact-store/open-store';
import { buildApp } from './app.ts';
import { browserChecks } from './browser-check/browser-checks.ts';
import { checkLater } from './browser-check/check-later.ts';
import { grantDemoOperators, grantReporter } from './operators.ts';
import { hostInUse } from './host-in-use.ts';
import { type Environment, readEnvironment } from './read-environment.ts';
import { serveBrands } from './serve-brands.ts';
import { signingKeys } from './keys/signing-keys.ts';

const environment = ((): Environment => {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
})();
const { artifactsFolder, artefactStore, browserCheck, development, migrate: migrates, varFolder } = environment;
const { brands, rolePassword, secretsFolder } = environment;
const log = pino({
  level: environment.logLevel ?? 'info',
  base: { part: 'registry' },
  serializers: { err: faultInLog },
  mixin: traceFields,
});
const migrations = join(import.meta.dirname, '../migrations');
if (migrates !== 'no') {
  const owner = new pg.Pool({ connectionString: environment.databaseUrl, max: 2 });
  owner.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
  await migrate(owner, migrations, { log: (message) => log.warn(message), ...(rolePassword && { rolePassword }) });
  await owner.end();
  if (migrates === 'only') process.exit(0);
}
const databaseUrl =
  migrates === 'no' ? environment.databaseUrl : processUrl(environment.databaseUrl, 'registry', rolePassword);
const traces = await startTracing({
  ...environment.tracing,
  service: 'registry',
  onFault: (error) => log.warn({ err: error }, 'traces could not be exported'),
});
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
tracePool(pool);
pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
const [missing] = migrates === 'no' ? await missingMigrations(pool, migrations) : [];
if (missing) throw new Error(`The database lacks ${missing}. Run the registry once with ATRIUM_MIGRATE=only.`);
await refuseOwner(pool, 'registry.audit', 'registry');
await grantDemoOperators(pool, secretsFolder, development ? undefined : environment.passwords);
await grantReporter(pool, varFolder);
const keys = signingKeys(secretsFolder, varFolder);
const checks = browserChecks({ artifactsFolder, variables: environment.chromium });
const publishers = new Map();
const apps = new Map<string, FastifyInstance>();
for (const brand of brands)
  apps.set(
    brand,
    await buildApp(
      {
        pool,
        keys,
        brand,
        brands,
        publishers,
        development,
        sealingKey: environment.sealingKey,
        origins: environment.origins,
        now: () => new Date(),
        host: hostInUse(artifactsFolder),
        console: { port: environment.listen.port, artifactsFolder, ...environment.siteOf(brand) },
        runFolder: join(varFolder, 'run'),
        artefactStore,
        ...(browserCheck !== 'later' && { browserChecks: checks }),
        ...(environment.trustedProxies && { trustedProxies: environment.trustedProxies }),
        webhookHosts: environment.webhookHosts,
      },
      log.child(brand === FIRST_BRAND ? {} : { brand }, { level: environment.logLevel ?? 'warn' }),
    ),
  );
const endChecks =
  browserCheck === 'uploads'
    ? () => {}
    : checkLater({ pool, checks, store: () => openStore(artefactStore), now: () => new Date(), log });
const listening = await serveBrands(environment.listen, apps);
log.info(`The registry listens on http://127.0.0.1:${environment.listen.port}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    endChecks();
    await listening.close();
    await pool.end();
    await traces.stop();
    process.exit(0);
  });
}
