import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@atrium/database/migrate';
import { readRepeatables } from '@atrium/database/read-repeatables';
import { type TestDatabase, testDatabase } from '@atrium/database/test-database';
import { catalogueOf, fileNamesOf } from '@atrium/database/testing/catalogue';

const MIGRATIONS = join(import.meta.dirname, '../migrations');
/** The last release whose functions were defined in migrations only. */
const LAST_WITHOUT_SQL = '0462';

let home: string;
let fresh: TestDatabase;
let upgraded: TestDatabase;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'atrium-sql-'));
  const before = join(home, 'gateway/migrations');
  for (const file of readdirSync(MIGRATIONS))
    if (file.slice(0, 4) <= LAST_WITHOUT_SQL) cpSync(join(MIGRATIONS, file), join(before, file));
  fresh = await testDatabase(MIGRATIONS);
  upgraded = await testDatabase(before);
});
afterAll(async () => {
  await fresh.drop();
  await upgraded.drop();
  rmSync(home, { recursive: true });
});

it('gives an upgraded database the functions, triggers and views of a new one', async () => {
  expect(await catalogueOf(upgraded.pool)).not.toEqual(await catalogueOf(fresh.pool));
  const applied = await migrate(upgraded.pool, MIGRATIONS);
  expect(applied).toContain('sql/vendors/vendor_commands');
  expect(await catalogueOf(upgraded.pool)).toEqual(await catalogueOf(fresh.pool));
  expect(await migrate(upgraded.pool, MIGRATIONS)).toEqual([]);
});

it('contains the source of every function, trigger and view, and nothing else', async () => {
  const { repeatables } = readRepeatables(MIGRATIONS);
  expect(fileNamesOf(await catalogueOf(fresh.pool))).toEqual(repeatables.map(({ object }) => object).sort());
});
