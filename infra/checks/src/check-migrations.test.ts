import { checkMigrations } from './check-migrations.ts';
import { plantTree, removePlanted } from './testing/plant-tree.ts';

afterEach(removePlanted);
const run = async (sql: string, file = 'infra/gateway/migrations/0310-next.sql') =>
  await checkMigrations.run(plantTree({ [file]: sql }));

it.each([
  ['drops', 'DROP TABLE members;'],
  ['drops', 'ALTER TABLE members DROP COLUMN nickname;'],
  ['drops', 'DROP FUNCTION IF EXISTS ledger_post(text);'],
  ['drops', 'ALTER TABLE members DROP nickname;'],
  ['drops', 'ALTER TABLE members ADD COLUMN hat text, DROP IF EXISTS nickname;'],
  ['ON CONFLICT', 'DROP INDEX members_mobile;'],
  ['ON CONFLICT', 'ALTER TABLE members DROP CONSTRAINT members_account;'],
  ['leave the column out', 'ALTER TABLE members ALTER COLUMN nickname DROP DEFAULT;'],
  ['hides', 'DO $$ BEGIN EXECUTE 1; END $$;'],
  ['renames', "ALTER TYPE mood RENAME VALUE 'good' TO 'fine';"],
  ['renames', 'ALTER TABLE members RENAME COLUMN nickname TO name;'],
  ['renames', 'ALTER TABLE members RENAME TO people;'],
  ['renames', 'alter table members rename nickname to name;'],
  ['type', 'ALTER TABLE members ALTER COLUMN type TYPE integer;'],
  ['makes a column NOT NULL', 'ALTER TABLE members ALTER COLUMN email SET NOT NULL;'],
  ['without a default', 'ALTER TABLE members ADD COLUMN shoe text NOT NULL;'],
  ['without a default', "ALTER TABLE members ADD COLUMN hat text DEFAULT 'x', ADD COLUMN shoe text NOT NULL;"],
  ['differs from row to row', 'ALTER TABLE members ADD COLUMN tag uuid DEFAULT gen_random_uuid();'],
  ['index on a table in use', 'CREATE INDEX members_email ON members (email);'],
  ['index on a table in use', 'CREATE UNIQUE INDEX ON ledger_lines (id);'],
  ['NOT VALID', 'ALTER TABLE members ADD CONSTRAINT old CHECK (age > 18);'],
  ['NOT VALID', 'ALTER TABLE bets ADD FOREIGN KEY (member_id) REFERENCES members (id);'],
  ['unique constraint', 'ALTER TABLE members ADD UNIQUE (email);'],
  ['every row', "UPDATE members SET nickname = '';"],
  ['every row', '-- safe: no, only the next one is\nSELECT 1;\nDELETE FROM members;'],
  ['lock that blocks', 'LOCK TABLE members;'],
  ['lock that blocks', 'TRUNCATE rounds;'],
])('reports "%s": %s', async (problem, sql) => {
  expect(await run(sql)).toEqual([expect.stringContaining(problem)]);
});

it('names the line', async () => {
  expect(await run('-- The next one.\nSELECT 1;\n\nDROP TABLE members;\n')).toEqual([
    'infra/gateway/migrations/0310-next.sql line 4: drops what the previous release may use.',
  ]);
});

it.each([
  'CREATE TABLE hats (id bigint PRIMARY KEY, size int NOT NULL);\nCREATE INDEX hats_size ON hats (size);\nALTER TABLE hats ADD CONSTRAINT big CHECK (size > 3);',
  "ALTER TABLE members ADD COLUMN hat text, ADD COLUMN shoe int NOT NULL DEFAULT 40;\nCOMMENT ON TABLE members IS 'DROP TABLE members';",
  'ALTER TABLE members ADD CONSTRAINT old CHECK (age > 18) NOT VALID;',
  'CREATE OR REPLACE FUNCTION clear() RETURNS void LANGUAGE sql AS $$ DELETE FROM members; DROP TABLE members; $$;',
  "UPDATE members SET nickname = '' WHERE id = 1;",
  'ALTER TABLE members ALTER COLUMN nickname DROP NOT NULL;',
  '-- safe: a table of a dozen rows\nCREATE INDEX vendors_name ON vendors (name);',
  '/* DROP TABLE members; */ SELECT 1;',
])('accepts a harmless statement: %s', async (sql) => {
  expect(await run(sql)).toEqual([]);
});

it('does not check the migrations of the first release', async () => {
  expect(await run('DROP TABLE members;', 'infra/gateway/migrations/0120-first.sql')).toEqual([]);
  expect(await run('DROP TABLE members;', 'infra/registry/migrations/0100-next.sql')).toHaveLength(1);
});
