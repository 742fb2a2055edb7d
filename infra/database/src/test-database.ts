import { createHash, randomBytes } from 'node:crypto';
import { Client, escapeIdentifier, Pool } from 'pg';
import { migrate } from './migrate.ts';
import { withoutTemporary } from './create-database.ts';
import { inDatabase } from './in-database.ts';
import { readGrants } from './read-grants.ts';
import { readMigrations } from './read-migrations.ts';
import { readRepeatables } from './read-repeatables.ts';

export interface TestDatabase {
  url: string;
  pool: Pool;
  /** Closes the pool and removes the database. Call it in `afterAll`. */
  drop(): Promise<void>;
}

export interface TestDatabaseOptions {
  /**
   * Fills the template once per test run, before the first clone. `key` names the content: callers with the same key share
   * a template.
   */
  filled?: { key: string; fill(pool: Pool): Promise<void> };
}

/** An arbitrary number, the same in every test process: only one of them builds a template, and builders of others do not wait. */
const TEMPLATE_LOCK = 726_193_002;

/**
 * Returns a migrated database for one test file: a clone of a template that the first caller of a test run builds. Each
 * clone takes about a tenth of a second. `migrations` is one folder or several, applied in the order given, each with the
 * folder `sql` beside it. The server is the one of ATRIUM_TEST_DATABASE_URL, which the test runner starts.
 */
export async function testDatabase(
  migrations: string | string[],
  { filled }: TestDatabaseOptions = {},
): Promise<TestDatabase> {
  const server = process.env.ATRIUM_TEST_DATABASE_URL;
  if (!server) {
    throw new Error('ATRIUM_TEST_DATABASE_URL is not set. Run tests through jest with the configuration of the root.');
  }
  const admin = new Client({ connectionString: server });
  await admin.connect();
  const name = `test_${randomBytes(6).toString('hex')}`;
  try {
    const template = await buildTemplate(admin, server, [migrations].flat(), filled);
    // Half the processor time of writing the copy to the log, where nothing is flushed to disk.
    await admin.query(
      `CREATE DATABASE ${escapeIdentifier(name)} TEMPLATE ${escapeIdentifier(template)} STRATEGY FILE_COPY`,
    );
    await admin.query(withoutTemporary(name));
  } finally {
    await admin.end();
  }
  const url = urlOf(server, name);
  const pool = new Pool({ connectionString: url, max: 10 });
  // Dropping the database may cut a connection that is just closing.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  return {
    url,
    pool,
    async drop() {
      await pool.end();
      await inDatabase(server, (client) => client.query(`DROP DATABASE ${escapeIdentifier(name)} WITH (FORCE)`));
    },
  };
}

/** The template's name contains a hash of its content, so a changed migration or function gets a template of its own. */
async function buildTemplate(
  admin: Client,
  server: string,
  folders: string[],
  filled: TestDatabaseOptions['filled'],
): Promise<string> {
  const content = folders.map((folder) => [
    readMigrations(folder),
    readRepeatables(folder),
    [...(readGrants(folder) ?? [])],
  ]);
  const hash = createHash('sha256')
    .update(JSON.stringify([content, filled?.key]))
    .digest('hex')
    .slice(0, 16);
  const template = `template_${hash}`;
  const lock = [TEMPLATE_LOCK, Number.parseInt(hash.slice(0, 7), 16)];
  await admin.query('SELECT pg_advisory_lock($1::int, $2::int)', lock);
  try {
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (rowCount) return template;
    const draft = `draft_${hash}`;
    await admin.query(`DROP DATABASE IF EXISTS ${escapeIdentifier(draft)} WITH (FORCE)`);
    await admin.query(`CREATE DATABASE ${escapeIdentifier(draft)}`);
    const pool = new Pool({ connectionString: urlOf(server, draft), max: 4 });
    try {
      for (const folder of folders) await migrate(pool, folder);
      await filled?.fill(pool);
    } finally {
      await pool.end();
    }
    await inDatabase(server, (client) =>
      client.query(`ALTER DATABASE ${escapeIdentifier(draft)} RENAME TO ${escapeIdentifier(template)}`),
    );
    return template;
  } finally {
    await admin.query('SELECT pg_advisory_unlock($1::int, $2::int)', lock);
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
