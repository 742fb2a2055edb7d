import { join } from 'node:path';
import { createDatabase } from '@atrium/database/create-database';
import { migrate, missingMigrations } from '@atrium/database/migrate';
import type { Logger } from 'pino';
import { seedDemo } from '../seed/seed-demo.ts';
import { seedQuayside } from '../seed/quayside/seed-quayside.ts';
import { giveRules } from './lottery/tickets/give-rules.ts';
import { type Database, openDatabase } from './platform/database.ts';
import type { Environment } from './platform/read-environment.ts';
import { seedSettings } from './system/default-settings.ts';

const MIGRATIONS = join(import.meta.dirname, '../migrations');

/** What a brand's demo data is; a brand without any begins with the default settings. */
const DEMO: Readonly<Record<string, (database: Database) => Promise<void>>> = {
  atrium: seedDemo,
  quayside: seedQuayside,
};

/**
 * Brings the databases of all brands to this release as the owner of their tables: tables, functions, the gateway's role,
 * settings. If several processes start, one does it and the others wait.
 */
export async function prepareDatabases(environment: Environment, log: Logger): Promise<void> {
  const { config, databaseUrl, furtherBrands } = environment;
  for (const brand of furtherBrands) await requireDatabase(databaseUrl, brand.databaseUrl);
  for (const one of [{ config, databaseUrl }, ...furtherBrands])
    await prepare(one.databaseUrl, one.config.brand, environment, log);
}

/** Creates the database of a further brand on the first brand's server. One elsewhere has to exist. */
async function requireDatabase(firstUrl: string, databaseUrl: string): Promise<void> {
  const { host, pathname } = new URL(databaseUrl);
  if (host !== new URL(firstUrl).host) return;
  const name = decodeURIComponent(pathname.slice(1));
  try {
    await createDatabase(firstUrl, name);
  } catch (error) {
    // Another process was faster.
    if (['42P04', '23505'].includes((error as { code?: string }).code ?? '')) return;
    throw new Error(`The database ${name} is missing, and could not be created: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

async function prepare(
  databaseUrl: string,
  brand: string,
  { rolePassword, seed }: Environment,
  log: Logger,
): Promise<void> {
  const database = openDatabase(databaseUrl);
  try {
    await migrate(database.pool, MIGRATIONS, {
      log: (message) => log.warn(message),
      ...(rolePassword && { rolePassword }),
    });
    await seedSettings(database);
    if (seed === 'demo') await DEMO[brand]?.(database);
    await giveRules(database);
  } finally {
    await database.close();
  }
}

export async function requirePrepared(database: Database): Promise<void> {
  const [first] = await missingMigrations(database.pool, MIGRATIONS);
  if (first)
    throw new Error(`The database lacks ${first}. Run the gateway once with ATRIUM_MIGRATE=only before this version.`);
}
