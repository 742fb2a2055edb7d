import { join, resolve } from 'node:path';
import { faultInLog } from '@atrium/database/fault-in-log';
import { migrate, missingMigrations } from '@atrium/database/migrate';
import { processUrl } from '@atrium/database/process-role';
import { refuseOwner } from '@atrium/database/refuse-owner';
import { brandPath, brandSite, FIRST_BRAND, brandIdsIn, brandVariable } from '@atrium/contracts/brand-address';
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
import { serveBrands } from './serve-brands.ts';
import { signingKeys } from './keys/signing-keys.ts';

const { env } = process;
const port = Number(env.ATRIUM_OPS_PORT ?? 8090);
const varFolder = resolve(env.ATRIUM_VAR ?? 'var');
// What signs and what operators sign in with: in a deployment a folder of its own, which no gateway mounts.
const secretsFolder = resolve(env.ATRIUM_REGISTRY_VAR || varFolder);
const site = env.ATRIUM_PUBLIC_URL ?? `http://localhost:${env.ATRIUM_SITE_PORT ?? 8080}`;
const development = env.ATRIUM_DEVELOPMENT !== 'no';
const sealingKey = env.ATRIUM_SEALING_KEY ?? '';
const passwords = { operator: env.ATRIUM_OPERATOR_PASSWORD ?? '', approver: env.ATRIUM_APPROVER_PASSWORD ?? '' };
// On one machine the site has a second name, for which the browser opens separate connections.
const origins = (env.ATRIUM_ARTIFACT_ORIGINS ?? `http://127.0.0.1:${env.ATRIUM_SITE_PORT ?? 8080}`)
  .split(',')
  .filter(Boolean);
const artifactsFolder = env.ATRIUM_ARTIFACTS ?? join(varFolder, 'artifacts');
const trustedProxies = env.ATRIUM_TRUSTED_PROXIES?.split(',').map((block) => block.trim());
// `always`: an upload before it is stored, everything else later; in development also `uploads` (nothing later) and
// `later` (uploads, too).
const browserCheck = env.ATRIUM_BROWSER_CHECK || 'always';
const artefactStore = env.ATRIUM_ARTEFACT_STORE || artifactsFolder;
const webhookHosts = env.ATRIUM_WEBHOOK_HOSTS?.split(',').flatMap((host) => host.trim() || []);
if (!env.DATABASE_URL) {
  process.stderr.write('DATABASE_URL is not set: the registry needs a PostgreSQL. "npm start" provides one.\n');
  process.exit(1);
}

if (!(development ? ['always', 'uploads', 'later'] : ['always']).includes(browserCheck)) {
  process.stderr.write(
    `ATRIUM_BROWSER_CHECK is "${browserCheck}"; it must be "always", in development also "uploads" or "later".\n`,
  );
  process.exit(1);
}

// The demo passwords are public.
if (!development && !Object.values(passwords).every((one) => one.length >= 12)) {
  process.stderr.write(
    'Set ATRIUM_OPERATOR_PASSWORD and ATRIUM_APPROVER_PASSWORD (at least 12 characters each) unless ATRIUM_DEVELOPMENT is on.\n',
  );
  process.exit(1);
}
// Operators sign in with a second factor, whose secret is sealed with it.
if (!development && sealingKey.length < 32) {
  process.stderr.write(
    'Set ATRIUM_SEALING_KEY (at least 32 characters, that of the gateways) unless ATRIUM_DEVELOPMENT is on.\n',
  );
  process.exit(1);
}
const log = pino({
  level: env.LOG_LEVEL ?? 'info',
  base: { part: 'registry' },
  serializers: { err: faultInLog },
  mixin: traceFields,
});
// `yes`: migrate as the owner of the tables, then serve as the registry's role; `only`: migrate and exit; `no`: serve.
const migrates = env.ATRIUM_MIGRATE || 'yes';
const rolePassword = env.ATRIUM_REGISTRY_DATABASE_PASSWORD;
const migrations = join(import.meta.dirname, '../migrations');
if (migrates !== 'no') {
  const owner = new pg.Pool({ connectionString: env.DATABASE_URL, max: 2 });
  owner.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
  await migrate(owner, migrations, { log: (message) => log.warn(message), ...(rolePassword && { rolePassword }) });
  await owner.end();
  if (migrates === 'only') process.exit(0);
}
const databaseUrl = migrates === 'no' ? env.DATABASE_URL : processUrl(env.DATABASE_URL, 'registry', rolePassword);
const traces = await startTracing({
  endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT || undefined,
  ratio: Number(env.OTEL_TRACES_SAMPLER_ARG || 1),
  service: 'registry',
  onFault: (error) => log.warn({ err: error }, 'traces could not be exported'),
});
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
tracePool(pool);
pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
const [missing] = migrates === 'no' ? await missingMigrations(pool, migrations) : [];
if (missing) throw new Error(`The database lacks ${missing}. Run the registry once with ATRIUM_MIGRATE=only.`);
await refuseOwner(pool, 'registry.audit', 'registry');
await grantDemoOperators(pool, secretsFolder, development ? undefined : passwords);
await grantReporter(pool, varFolder);
const keys = signingKeys(secretsFolder, varFolder);
const brands = [FIRST_BRAND, ...brandIdsIn(env.ATRIUM_BRANDS)];
const { CHROMIUM_PATH, PATH } = env;
const checks = browserChecks({ artifactsFolder, variables: { CHROMIUM_PATH, PATH } });
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
        sealingKey,
        origins,
        now: () => new Date(),
        host: hostInUse(artifactsFolder),
        console: { port, artifactsFolder, ...siteOf(brand) },
        runFolder: join(varFolder, 'run'),
        artefactStore,
        ...(browserCheck !== 'later' && { browserChecks: checks }),
        ...(trustedProxies && { trustedProxies }),
        webhookHosts,
      },
      log.child(brand === FIRST_BRAND ? {} : { brand }, { level: env.LOG_LEVEL ?? 'warn' }),
    ),
  );
const endChecks =
  browserCheck === 'uploads'
    ? () => {}
    : checkLater({ pool, checks, store: () => openStore(artefactStore), now: () => new Date(), log });
const listening = await serveBrands({ host: env.ATRIUM_OPS_HOST ?? '127.0.0.1', port }, apps);
log.info(`The registry listens on http://127.0.0.1:${port}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    endChecks();
    await listening.close();
    await pool.end();
    await traces.stop();
    process.exit(0);
  });
}

/** Where browsers and this process reach a brand's site. */
function siteOf(brand: string): { site: string; server?: string } {
  if (brand === FIRST_BRAND) return { site };
  const own = brandVariable(env, brand, 'URL') ?? brandSite(brand, site);
  return { site: own, server: site + brandPath(brand) };
}
