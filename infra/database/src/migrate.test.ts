import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { migrate, missingMigrations } from './migrate.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

let database: TestDatabase;
let folder: string;
const add = (name: string, sql: string) => writeFileSync(join(folder, name), sql);

beforeEach(async () => {
  const home = mkdtempSync(join(tmpdir(), 'atrium-migrate-'));
  folder = join(home, 'shelves/migrations');
  mkdirSync(join(home, 'none/migrations'), { recursive: true });
  cpSync(join(import.meta.dirname, 'fixtures/first/migrations'), folder, { recursive: true });
  database = await testDatabase(join(home, 'none/migrations'));
});
afterEach(async () => {
  await database.drop();
  rmSync(join(folder, '../..'), { recursive: true });
});

it('applies each file once, in order', async () => {
  expect(await migrate(database.pool, folder)).toEqual(['0001-shelf', '0002-width']);
  add('0003-depth.sql', 'ALTER TABLE shelf ADD COLUMN depth int;');
  expect(await migrate(database.pool, folder)).toEqual(['0003-depth']);
  expect(await migrate(database.pool, folder)).toEqual([]);
});

it('lets only one of several processes migrate', async () => {
  const results = await Promise.all([1, 2, 3].map(() => migrate(database.pool, folder)));
  expect(results.flat()).toEqual(['0001-shelf', '0002-width']);
});

it('leaves nothing of a file that fails', async () => {
  add('0003-broken.sql', 'CREATE TABLE half (id int); SELECT no_such_column FROM shelf;');
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    'Migration shelves/0003-broken failed: column "no_such_column" does not exist',
  );
  const { rows } = await database.pool.query("SELECT to_regclass('half') AS half, to_regclass('shelf') AS shelf");
  expect(rows[0]).toEqual({ half: null, shelf: 'shelf' });
});

it('refuses a file that changed after it was applied, and a database with migrations of another branch', async () => {
  await migrate(database.pool, folder);
  add('0002-width.sql', 'ALTER TABLE shelf ADD COLUMN width int NOT NULL DEFAULT 90;');
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    'shelves/0002-width was changed after it had been applied',
  );
  rmSync(join(folder, '0002-width.sql'));
  add('0003-depth.sql', 'ALTER TABLE shelf ADD COLUMN depth int;');
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    '0002-width, which this release does not have, and lacks 0003-depth',
  );
});

it('lets the previous release start on a database that the next one has migrated', async () => {
  add('0003-depth.sql', 'ALTER TABLE shelf ADD COLUMN depth int;');
  await migrate(database.pool, folder);
  rmSync(join(folder, '0003-depth.sql'));
  expect(await migrate(database.pool, folder)).toEqual([]);
  expect(await missingMigrations(database.pool, folder)).toEqual([]);
});

it('reports what is missing', async () => {
  expect(await missingMigrations(database.pool, folder)).toEqual(['0001-shelf', '0002-width']);
  await migrate(database.pool, folder);
  expect(await missingMigrations(database.pool, folder)).toEqual([]);
});

it('waits for a table in use without blocking others, and tries again', async () => {
  await migrate(database.pool, folder);
  const reader = await database.pool.connect();
  await reader.query('BEGIN; SELECT * FROM shelf');
  add('0003-depth.sql', 'ALTER TABLE shelf ADD COLUMN depth int;');
  const migrating = migrate(database.pool, folder);
  const waits = async () =>
    (
      await database.pool.query(
        "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%depth%' AND datname = current_database()",
      )
    ).rowCount;
  while (!(await waits())) await new Promise((resolve) => setTimeout(resolve, 20));
  // It gives up its place in the queue although the reader is not finished.
  while (await waits()) await new Promise((resolve) => setTimeout(resolve, 20));
  await reader.query('COMMIT');
  reader.release();
  expect(await migrating).toEqual(['0003-depth']);
});

it('creates an index CONCURRENTLY while others write, and waits for them', async () => {
  await migrate(database.pool, folder);
  const writer = await database.pool.connect();
  await writer.query("BEGIN; INSERT INTO shelf VALUES (2, 'b')");
  add('0003-index.sql', '-- Found by width.\nCREATE INDEX CONCURRENTLY shelf_width ON shelf (width);');
  const migrating = Promise.all([migrate(database.pool, folder), migrate(database.pool, folder)]);
  const waits = async () =>
    (
      await database.pool.query(
        "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%shelf_width%' AND datname = current_database() AND pid <> pg_backend_pid()",
      )
    ).rowCount;
  while (!(await waits())) await new Promise((resolve) => setTimeout(resolve, 20));
  await database.pool.query("SET lock_timeout = '5s'; INSERT INTO shelf VALUES (3, 'c'); RESET lock_timeout");
  await writer.query('COMMIT');
  writer.release();
  expect((await migrating).flat()).toEqual(['0003-index']);
  expect(
    (await database.pool.query("SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = 'shelf_width'::regclass"))
      .rows,
  ).toEqual([{ valid: true }]);
});

it('creates an index again whose creation failed', async () => {
  await migrate(database.pool, folder);
  await database.pool.query("INSERT INTO shelf VALUES (2, 'b')");
  add('0003-index.sql', 'CREATE UNIQUE INDEX CONCURRENTLY shelf_width ON shelf (width);');
  await expect(migrate(database.pool, folder)).rejects.toThrow('could not create unique index');
  expect(await missingMigrations(database.pool, folder)).toEqual(['0003-index']);
  await database.pool.query('DELETE FROM shelf WHERE id = 2');
  expect(await migrate(database.pool, folder)).toEqual(['0003-index']);
  expect(
    (await database.pool.query("SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = 'shelf_width'::regclass"))
      .rows,
  ).toEqual([{ valid: true }]);
});

it('fails, and ends no process, when its connection is cut', async () => {
  const pool = new Pool({ connectionString: database.url, max: 1 });
  add('0003-long.sql', 'SELECT pg_sleep(60);');
  const migrated = migrate(pool, folder).catch((error: Error) => error.message);
  let cut = 0;
  while (!cut) {
    const { rowCount } = await database.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(60)%' AND pid <> pg_backend_pid()",
    );
    cut = rowCount ?? 0;
  }
  expect(await migrated).toMatch(/0003-long failed: (terminating connection|Connection terminated)/);
  await pool.end();
  expect(await missingMigrations(database.pool, folder)).toEqual(['0003-long']);
});

it('refuses two files with the same number', async () => {
  add('0002-other.sql', 'SELECT 1;');
  await expect(migrate(database.pool, folder)).rejects.toThrow('two migrations numbered 0002');
});

it('keeps the migrations of several packages separate', async () => {
  await migrate(database.pool, folder);
  const other = join(folder, '../../boxes/migrations');
  mkdirSync(other, { recursive: true });
  writeFileSync(join(other, '0001-shelf.sql'), 'CREATE TABLE box (id int);');
  expect(await migrate(database.pool, other)).toEqual(['0001-shelf']);
});
