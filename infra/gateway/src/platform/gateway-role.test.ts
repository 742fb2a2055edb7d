import { join } from 'node:path';
import { migrate } from '@atrium/database/migrate';
import { processRole, processUrl } from '@atrium/database/process-role';
import { GRANT_CLASSES, readGrants } from '@atrium/database/read-grants';
import { refuseOwner } from '@atrium/database/refuse-owner';
import { type TestDatabase, testDatabase } from '@atrium/database/test-database';
import { Pool } from 'pg';
import { pino } from 'pino';
import { startGateway } from '../start-gateway.ts';
import { readEnvironment } from './read-environment.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
const GRANTS = readGrants(MIGRATIONS)!;
const HISTORY = [...GRANTS].filter(([, grant]) => grant === 'history').map(([table]) => table);

let made: TestDatabase;
let gateway: Pool;
beforeAll(async () => {
  made = await testDatabase([MIGRATIONS, join(import.meta.dirname, '../../../registry/migrations')]);
  gateway = new Pool({ connectionString: processUrl(made.url, 'gateway'), max: 2 });
  // The database may go before the last connection has closed.
  gateway.on('error', () => {});
});
afterAll(async () => {
  await gateway.end();
  await made.drop();
});
const refused = { code: '42501' };

it('[14-13] reads and adds to every history, and neither changes, deletes nor empties it', async () => {
  expect(HISTORY).toEqual(
    expect.arrayContaining(
      ['ledger_entries', 'ledger_lines', 'ledger_seals', 'operator_log', 'draw_commitments'].map((t) => `public.${t}`),
    ),
  );
  for (const table of HISTORY) {
    await gateway.query(`SELECT 1 FROM ${table} LIMIT 1`);
    const { rows } = await made.pool.query<{ column: string }>(
      "SELECT attname AS \"column\" FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND attidentity = '' AND attgenerated = '' LIMIT 1",
      [table],
    );
    const { column } = rows[0]!;
    await expect(gateway.query(`UPDATE ${table} SET ${column} = ${column}`)).rejects.toMatchObject(refused);
    await expect(gateway.query(`DELETE FROM ${table}`)).rejects.toMatchObject(refused);
    await expect(gateway.query(`TRUNCATE ${table}`)).rejects.toMatchObject(refused);
  }
});

it.each([
  'ALTER TABLE ledger_entries DISABLE TRIGGER ALL',
  'ALTER TABLE ledger_lines DISABLE TRIGGER append_only',
  'DROP TRIGGER append_only ON ledger_entries',
  'ALTER TABLE members ADD COLUMN back_door text',
  'ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_available',
  'DROP TABLE ledger_holds',
  'DELETE FROM ledger_accounts',
  'DELETE FROM deposits',
  'UPDATE applied_migration SET hash = hash',
  'UPDATE rg_exclusions SET until_at = now()',
  "SET session_replication_role = 'replica'",
  'SET ROLE atrium',
  'CREATE TABLE copies (id int)',
  'CREATE TEMPORARY TABLE copies (id int)',
  'CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$',
  'CREATE OR REPLACE FUNCTION pay() RETURNS void LANGUAGE sql AS $$ SELECT $$',
  "SELECT setval(pg_get_serial_sequence('ledger_entries', 'id'), 1)",
  'SELECT * FROM registry.audit',
  'CREATE ROLE another',
  "COPY (SELECT 1) TO PROGRAM 'cat'",
])('[14-13] refuses the gateway: %s', async (statement) => {
  await expect(gateway.query(statement)).rejects.toMatchObject(refused);
});

it('[14-13] gives every table of the database a class, and the role exactly the rights of it', async () => {
  const { rows } = await made.pool.query<{ name: string; held: string[] }>(
    `SELECT n.nspname || '.' || c.relname AS name,
            ARRAY(SELECT a.privilege_type FROM aclexplode(c.relacl) a WHERE a.grantee = $1::regrole ORDER BY 1) AS held
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p', 'v') AND c.relname NOT IN ('applied_migration', 'applied_repeatable')`,
    [processRole(made.url, 'gateway').name],
  );
  const declared = [...GRANTS].map(([name, grant]) => [name, [...GRANT_CLASSES[grant]].sort()]);
  expect(Object.fromEntries(rows.map(({ name, held }) => [name, held]))).toEqual(Object.fromEntries(declared));
});

it('[14-13] narrows the rights again that somebody has widened', async () => {
  const { name } = processRole(made.url, 'gateway');
  await made.pool.query(`GRANT UPDATE ON ledger_entries TO ${name}`);
  await migrate(made.pool, MIGRATIONS);
  await expect(gateway.query('UPDATE ledger_entries SET id = id')).rejects.toMatchObject(refused);
});

it('[14-13] refuses to serve as the owner of the tables', async () => {
  await expect(refuseOwner(made.pool, 'ledger_entries', 'gateway')).rejects.toThrow('owns the tables');
  await refuseOwner(gateway, 'ledger_entries', 'gateway');
  const environment = readEnvironment({ DATABASE_URL: made.url, ATRIUM_MIGRATE: 'no', ATRIUM_SEED: 'empty' });
  await expect(startGateway(environment, pino({ level: 'silent' }))).rejects.toThrow('owns the tables');
});
