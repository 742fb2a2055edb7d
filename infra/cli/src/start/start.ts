import { chmodSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Built, buildAll } from '@atrium/build/build-all';
import { readSettings } from '../environment.ts';
import { checkDatabase } from './check-database.ts';
import { checkPorts } from './check-ports.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { openDatabase } from './open-database.ts';
import { registerRemotes } from './register-remotes.ts';
import { readSecrets } from './secrets.ts';
import type { Service } from './service.ts';
import { addresses, type House, type ServiceName, startPart } from './services.ts';
import { writeVendorSecrets } from './write-vendor-secrets.ts';

export interface StartOptions {
  root: string;
  env: NodeJS.ProcessEnv;
  report(line: string): void;
  /** Aborted when whoever started us wants to stop, also in the middle of starting. */
  signal: AbortSignal;
}

export interface Running {
  house: House;
  built: Built;
  /** Stops all parts, then the database; within 10 s whatever they do. */
  stop(): Promise<void>;
}

/** A first start on a slow machine makes months of demo history before the gateway is ready. */
const PATIENCE = 120_000;

/** Brings the whole portal up and resolves when every part answers. What fails leaves nothing running behind. */
export async function start({ root, env, report, signal }: StartOptions): Promise<Running> {
  const settings = readSettings(env);
  await checkPorts(settings);
  if (settings.DATABASE_URL) await checkDatabase(settings.DATABASE_URL);
  signal.throwIfAborted();

  const varFolder = resolve(root, settings.ATRIUM_VAR);
  makeFolder(varFolder);
  const services: Service[] = [];
  let closeDatabase = async () => {};
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()));
    await closeDatabase();
  };

  try {
    const artifactsFolder = join(varFolder, 'artifacts');
    const database = await openDatabase(settings, varFolder, report);
    closeDatabase = database.close;
    const built = await unlessLeaving(signal, buildAll({ root, artifactsFolder, log: report }));

    const house: House = {
      root,
      varFolder,
      artifactsFolder,
      databaseUrl: database.url,
      settings,
      secrets: readSecrets(varFolder),
      env,
      report,
    };
    const run = async (...names: ServiceName[]) => {
      const started = names.map((name) => startPart(name, house));
      services.push(...started);
      await unlessLeaving(signal, Promise.all(started.map((service) => service.ready(PATIENCE))));
    };
    await run('registry');
    await registerRemotes({ house, built });
    await run('gateway');
    await writeVendorSecrets({
      databaseUrl: database.url,
      sealingKey: house.secrets.sealingKey,
      file: join(varFolder, 'vendor-secrets.json'),
    });
    await run('sandbox-vendor', 'sandbox-payments');

    report(`Atrium is ready: ${addresses(settings).site}`);
    report(`Ops console: ${addresses(settings).ops}`);
    if (settings.ATRIUM_SEED === 'demo') report(DEMO_ACCOUNTS);
    return { house, built, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A build and a first start take their time; who wants to leave does not wait for them. What they do ends with the process. */
async function unlessLeaving<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const { promise: left, reject } = Promise.withResolvers<never>();
  const leave = () => reject(signal.reason);
  signal.addEventListener('abort', leave);
  try {
    signal.throwIfAborted();
    return await Promise.race([work, left]);
  } finally {
    signal.removeEventListener('abort', leave);
    work.catch(() => {});
  }
}

/** The folder holds keys; the database's user has to be able to walk through it. */
function makeFolder(varFolder: string): void {
  try {
    mkdirSync(varFolder, { recursive: true });
    chmodSync(varFolder, 0o711);
  } catch (error) {
    throw new Error(`ATRIUM_VAR is ${varFolder}, which is not writable (${(error as Error).message}).`);
  }
}
