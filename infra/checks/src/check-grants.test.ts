import { checkGrants } from './check-grants.ts';
import { plantTree, removePlanted } from './testing/plant-tree.ts';

afterEach(removePlanted);
const run = async (sql: string, grants: object, more: Record<string, string> = {}) =>
  await checkGrants.run(
    plantTree({
      'infra/house/migrations/0001-first.sql': sql,
      'infra/house/migrations/grants.json': JSON.stringify(grants),
      ...more,
    }),
  );
const FILE = 'infra/house/migrations/grants.json';

it('[14-13] refuses a table without a class', async () => {
  const sql = 'CREATE TABLE rooms (id int);\nCREATE UNLOGGED TABLE house.keys (id int);';
  expect(await run(sql, { state: ['rooms'] })).toEqual([
    `house.keys is not in ${FILE}: add it to history, kept, state or read.`,
  ]);
  expect(await run(sql, { state: ['rooms'], history: ['house.keys'] })).toEqual([]);
});

it('[14-13] refuses a class for a table that is gone, and knows views and new names', async () => {
  const sql = 'CREATE TABLE a (id int); CREATE TABLE b (id int); DROP TABLE a; ALTER TABLE b RENAME TO c;';
  const view = { 'infra/house/sql/rooms/seen.sql': '-- A view.\nCREATE OR REPLACE VIEW seen AS SELECT 1;' };
  expect(await run(sql, { state: ['a', 'c'], read: ['seen'] }, view)).toEqual([
    `${FILE} names public.a, which no migration creates: remove it.`,
  ]);
});

it('[14-13] refuses a class that does not exist, and a table with two', async () => {
  expect(await run('', { everything: ['rooms'] })).toEqual([
    `${FILE}: grants.json has the class "everything", which does not exist.`,
  ]);
  expect(await run('', { state: ['rooms'], history: ['rooms'] })).toEqual([
    `${FILE}: grants.json gives rooms two classes.`,
  ]);
});
