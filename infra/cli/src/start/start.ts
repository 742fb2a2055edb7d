import { chmodSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Built, buildAll } from '@atrium/build/build-all';
import { freePort } from '@atrium/database/free-port';
import { readSettings } from '../environment.ts';
import { checkDatabase } from './check-database.ts';
import { checkPorts, withMailPort } from './check-ports.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { openDatabase } from './open-database.ts';
import { startMigration } from './start-migration.ts';
import { registerRemotes } from './register-remotes.ts';
import { readSecrets } from './secrets.ts';
import type { Service } from './service.ts';
import { addresses, atVendors, brandAddress, brandsOf, type House, type ServiceName, startPart } from './services.ts';
import { writeVendorSecrets } from './vendor-secrets/write-vendor-secrets.ts';

export interface StartOptions {
  root: string;
  env: NodeJS.ProcessEnv;
  report(line: string): void;
  /** Aborts the start, at any moment. */
  signal: AbortSignal;
}

export interface Running {
  house: House;
  built: Built;
  /** Stops all parts, then the database, within 10 s at most. */
  stop(): Promise<void>;
}

/** On a slow machine, a first start takes long: it creates months of demo history. */
const READY_TIMEOUT_MS = 120_000;

/** Starts the whole portal, and resolves when every part responds. A failed start leaves nothing running. */
export async function start({ root, env, report, signal }: StartOptions): Promise<Running> {
  const settings = await withMailPort(readSettings(env), env);
  await checkPorts(settings);
  if (settings.DATABASE_URL) await checkDatabase(settings.DATABASE_URL);
  signal.throwIfAborted();

  const varFolder = resolve(root, settings.ATRIUM_VAR);
  makeFolder(varFolder);
  const services: Pick<Service, 'stop'>[] = [];
  let closeDatabase = async () => {};
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()));
    await closeDatabase();
  };

  try {
    const artifactsFolder = join(varFolder, 'artifacts');
    const database = await openDatabase(settings, varFolder, report);
    closeDatabase = database.close;
    const migration = startMigration({
      root,
      varFolder,
      databaseUrl: database.url,
      brands: brandsOf(settings),
      seed: settings.ATRIUM_SEED,
      env,
    });
    services.push(migration);
    const [built] = await unlessAborted(
      signal,
      Promise.all([buildAll({ root, artifactsFolder, log: report }), migration.registryDone]),
    );

    const house: House = {
      root,
      varFolder,
      artifactsFolder,
      databaseUrl: database.url,
      settings,
      secrets: readSecrets(varFolder),
      smtpPort: await freePort(),
      env,
      report,
    };
    const run = async (...names: ServiceName[]) => {
      const started = names.map((name) => startPart(name, house));
      services.push(...started);
      await unlessAborted(signal, Promise.all(started.map((service) => service.ready(READY_TIMEOUT_MS))));
    };
    // The gateway plans draws as soon as it runs, by the beacon that the payments' process serves.
    await run('registry', 'sandbox-payments', 'sandbox-mail');
    await Promise.all([registerRemotes({ house, built }), unlessAborted(signal, migration.gatewayDone)]);
    await writeVendorSecrets({
      sealingKey: house.secrets.sealingKey,
      file: join(varFolder, 'vendor-secrets.json'),
      brands: [{ databaseUrl: database.url }, ...brandsOf(settings).map((brand) => atVendors(brand, house))],
    });
    // The vendors respond before the gateway probes them: otherwise every start is an outage of all of them.
    await run('sandbox-vendor');
    await run('gateway');

    report(`Atrium is ready: ${addresses(settings).site}`);
    for (const brand of brandsOf(settings)) report(`Second brand: ${brandAddress(brand, settings)}`);
    report(`Ops console: ${addresses(settings).ops}`);
    report(`Mailbox: ${addresses(settings).mail}`);
    if (settings.ATRIUM_SEED === 'demo') report(DEMO_ACCOUNTS);
    return { house, built, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Rejects as soon as the start is aborted: the abandoned work ends with the process. */
async function unlessAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort);
  try {
    signal.throwIfAborted();
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
    work.catch(() => {});
  }
}

/** The folder contains keys, but the database's user has to be able to enter its subfolders. */
function makeFolder(varFolder: string): void {
  try {
    mkdirSync(varFolder, { recursive: true });
    chmodSync(varFolder, 0o711);
  } catch (error) {
    throw new Error(`ATRIUM_VAR is ${varFolder}, which is not writable (${(error as Error).message}).`);
  }
}
