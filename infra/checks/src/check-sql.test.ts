import { checkSql } from './check-sql.ts';
import { plantTree, removePlanted } from './testing/plant-tree.ts';

afterEach(removePlanted);
const run = async (files: Record<string, string>) => await checkSql.run(plantTree(files));
const FUNCTION =
  "-- Greets.\nCREATE OR REPLACE FUNCTION greeting() RETURNS text LANGUAGE sql AS $$ SELECT 'hello' $$;\n";

it.each([
  ['function', 'CREATE FUNCTION f() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$;'],
  ['function', 'create or replace function f() returns int language sql as $$ select 1 $$;'],
  ['procedure', 'CREATE PROCEDURE p() LANGUAGE sql AS $$ SELECT 1 $$;'],
  ['view', 'CREATE OR REPLACE VIEW v AS SELECT 1;'],
  ['trigger', 'CREATE TRIGGER t BEFORE INSERT ON members EXECUTE FUNCTION f();'],
  ['trigger', 'CREATE CONSTRAINT TRIGGER t AFTER INSERT ON members FOR EACH ROW EXECUTE FUNCTION f();'],
  ['function', "-- safe: hidden in a block\nDO $$ BEGIN EXECUTE 'CREATE FUNCTION f() …'; END $$;"],
])('refuses a migration that defines a %s: %s', async (kind, sql) => {
  expect(await run({ 'infra/gateway/migrations/0471-next.sql': sql })).toEqual([
    `infra/gateway/migrations/0471-next.sql defines a ${kind}: give it a file in infra/gateway/sql.`,
  ]);
});

it('refuses a migration that patches the source of a function', async () => {
  const sql = "-- safe: …\nDO $$ BEGIN EXECUTE replace(pg_get_functiondef('f()'::regprocedure), 'a', 'b'); END $$;";
  expect(await run({ 'infra/registry/migrations/0011-next.sql': sql })).toEqual([
    'infra/registry/migrations/0011-next.sql patches a function: change its file in infra/registry/sql.',
  ]);
});

it('accepts the migrations that are history, and those that drop functions', async () => {
  expect(
    await run({
      'infra/gateway/migrations/0470-last.sql': 'CREATE FUNCTION f() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$;',
      'infra/gateway/migrations/0471-next.sql': '-- Not a CREATE FUNCTION.\nDROP FUNCTION f();',
    }),
  ).toEqual([]);
});

it('refuses a file that defines another function than its name says', async () => {
  expect(
    await run({
      'infra/gateway/sql/greetings/farewell.sql': FUNCTION,
      'infra/gateway/sql/release.json': '{"release":1}',
    }),
  ).toEqual(['infra/gateway: sql/greetings/farewell.sql defines greeting, not farewell.']);
});

it('asks for another release number after every change, and says which', async () => {
  const tree = (sql: string, release: string) => ({
    'infra/gateway/sql/greetings/greeting.sql': sql,
    'infra/gateway/sql/release.json': release,
  });
  const written = (problems: string[]) => /write (\{.*\}) into/.exec(problems.join())?.[1] ?? '';

  const first = await run(tree(FUNCTION, '{"release":1}'));
  expect(first).toEqual([expect.stringContaining('infra/gateway/sql has changed since release 1')]);
  const release2 = written(first);
  expect(await run(tree(FUNCTION, release2))).toEqual([]);

  const changed = FUNCTION.replace('hello', 'good day');
  const second = await run(tree(changed, release2));
  expect(written(second)).toContain('"release": 3');
  expect(await run(tree(changed, written(second)))).toEqual([]);
  // The right hash under the old number is refused, too: an older release would have the same number as this one.
  expect(await run(tree(changed, written(second).replace('3', '2')))).toHaveLength(1);
});
