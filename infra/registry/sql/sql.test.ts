import { join } from 'node:path';
import { readRepeatables } from '@atrium/database/read-repeatables';
import { type TestDatabase, testDatabase } from '@atrium/database/test-database';
import { catalogueOf, fileNamesOf } from '@atrium/database/testing/catalogue';

const MIGRATIONS = join(import.meta.dirname, '../migrations');

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase(MIGRATIONS);
});
afterAll(() => database.drop());

it('contains the source of every function, trigger and view, and nothing else', async () => {
  const { repeatables } = readRepeatables(MIGRATIONS);
  expect(fileNamesOf(await catalogueOf(database.pool, 'registry'))).toEqual(
    repeatables.map(({ object }) => object).sort(),
  );
});
