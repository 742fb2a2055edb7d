import { join } from 'node:path';
import { type TestDatabase, testDatabase } from './test-database.ts';

const migrations = join(import.meta.dirname, 'fixtures/first/migrations');
const opened: TestDatabase[] = [];
const open = async (...args: Parameters<typeof testDatabase>) => {
  const database = await testDatabase(...args);
  opened.push(database);
  return database;
};
afterEach(async () => {
  for (const database of opened.splice(0)) await database.drop();
});

it('returns a migrated database that no other test sees', async () => {
  const [one, two] = [await open(migrations), await open(migrations)];
  await one.pool.query("INSERT INTO shelf VALUES (2, 'mine')");
  const labels = async (database: TestDatabase) =>
    (await database.pool.query('SELECT label FROM shelf ORDER BY id')).rows.map((row) => row.label);
  expect(await labels(one)).toEqual(['été 赢 فوز', 'mine']);
  expect(await labels(two)).toEqual(['été 赢 فوز']);
});

it('migrates once for all callers with the same migrations', async () => {
  const appliedAt = async (database: TestDatabase) =>
    (await database.pool.query("SELECT applied_at FROM applied_migration WHERE name = '0002-width'")).rows[0]
      .applied_at;
  const [one, two] = [await open(migrations), await open(migrations)];
  expect(await appliedAt(two)).toEqual(await appliedAt(one));
});

it('fills a template once for all callers with the same key', async () => {
  let filled = 0;
  const options = {
    filled: {
      key: `shelves-${process.pid}`,
      fill: async (pool: TestDatabase['pool']) => {
        filled += 1;
        await pool.query("INSERT INTO shelf VALUES (7, 'filled')");
      },
    },
  };
  await open(migrations, options);
  const second = await open(migrations, options);
  expect(filled).toBe(1);
  expect((await second.pool.query('SELECT count(*)::int AS n FROM shelf')).rows[0].n).toBe(2);
});

it('removes the database when dropped', async () => {
  const database = await testDatabase(migrations);
  const { rows } = await database.pool.query('SELECT current_database() AS name');
  await database.drop();
  const other = await open(migrations);
  const { rowCount } = await other.pool.query('SELECT 1 FROM pg_database WHERE datname = $1', [rows[0].name]);
  expect(rowCount).toBe(0);
});
