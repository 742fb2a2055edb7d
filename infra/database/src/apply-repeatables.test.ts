import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, missingMigrations } from './migrate.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

let database: TestDatabase;
let home: string;
let migrations: string;

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'atrium-repeatables-'));
  migrations = join(home, 'shelves/migrations');
  mkdirSync(migrations, { recursive: true });
  mkdirSync(join(home, 'none/migrations'), { recursive: true });
  writeFileSync(join(migrations, '0001-shelf.sql'), 'CREATE TABLE shelf (id int PRIMARY KEY, width int);');
  database = await testDatabase(join(home, 'none/migrations'));
  release(1);
});
afterEach(async () => {
  await database.drop();
  rmSync(home, { recursive: true });
});

function put(name: string, sql: string): void {
  const file = join(home, 'shelves/sql', `${name}.sql`);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `-- ${name}.\n${sql}\n`);
}
function release(number: number): void {
  mkdirSync(join(home, 'shelves/sql'), { recursive: true });
  writeFileSync(join(home, 'shelves/sql/release.json'), JSON.stringify({ release: number }));
}
const remove = (name: string) => rmSync(join(home, 'shelves/sql', `${name}.sql`));
const returning = (name: string, value: number | string, parameters = '') =>
  `CREATE OR REPLACE FUNCTION ${name}(${parameters}) RETURNS int LANGUAGE sql AS $$ SELECT ${value} $$;`;
const run = () => migrate(database.pool, migrations);
const call = async (name: string) => (await database.pool.query(`SELECT ${name}() AS value`)).rows[0].value;

it('applies each file after the migrations, and again only when its text has changed', async () => {
  put('sizes/standard_width', returning('standard_width', 80));
  put('sizes/standard_depth', returning('standard_depth', 30));
  expect(await run()).toEqual(['0001-shelf', 'sql/sizes/standard_depth', 'sql/sizes/standard_width']);
  expect(await run()).toEqual([]);
  put('sizes/standard_width', returning('standard_width', 90));
  release(2);
  expect(await run()).toEqual(['sql/sizes/standard_width']);
  expect(await call('standard_width')).toBe(90);
  expect(await run()).toEqual([]);
});

it('applies a file after the files that it names, in any folder', async () => {
  put('a/doubled_width', returning('doubled_width', 'standard_width() * 2'));
  put('b/standard_width', returning('standard_width', 80));
  put('a/wide', 'CREATE OR REPLACE VIEW wide AS SELECT id FROM shelf WHERE width > doubled_width();');
  expect((await run()).slice(1)).toEqual(['sql/b/standard_width', 'sql/a/doubled_width', 'sql/a/wide']);
});

it('replaces triggers', async () => {
  const setting = (width: number) =>
    `CREATE OR REPLACE FUNCTION set_width() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.width := ${width}; RETURN NEW; END $$;`;
  put('shelf/set_width', setting(80));
  put(
    'shelf/shelf.width',
    'CREATE OR REPLACE TRIGGER width BEFORE INSERT ON shelf FOR EACH ROW EXECUTE FUNCTION set_width();',
  );
  expect((await run()).slice(1)).toEqual(['sql/shelf/set_width', 'sql/shelf/shelf.width']);
  put('shelf/set_width', setting(90));
  put(
    'shelf/shelf.width',
    'CREATE OR REPLACE TRIGGER width BEFORE INSERT OR UPDATE ON shelf FOR EACH ROW EXECUTE FUNCTION set_width();',
  );
  await run();
  await database.pool.query('INSERT INTO shelf VALUES (1); UPDATE shelf SET width = 1');
  expect((await database.pool.query('SELECT width FROM shelf')).rows).toEqual([{ width: 90 }]);
});

it('leaves what a newer release has applied, and says so', async () => {
  put('sizes/standard_width', returning('standard_width', 80));
  put('sizes/standard_depth', returning('standard_depth', 30));
  await run();
  // The newer release only removes a file: nothing of it is applied, and the older release must not bring it back.
  remove('sizes/standard_depth');
  writeFileSync(join(migrations, '0002-contract.sql'), 'DROP FUNCTION standard_depth();');
  release(2);
  expect(await run()).toEqual(['0002-contract']);

  rmSync(join(migrations, '0002-contract.sql'));
  put('sizes/standard_width', returning('standard_width', 70));
  put('sizes/standard_depth', returning('standard_depth', 30));
  release(1);
  const messages: string[] = [];
  expect(await migrate(database.pool, migrations, { log: (message) => messages.push(message) })).toEqual([]);
  expect(messages).toEqual([
    'The SQL functions of shelves are from release 2; this one is 1 and leaves them as they are.',
  ]);
  expect(await call('standard_width')).toBe(80);
  await expect(call('standard_depth')).rejects.toThrow('does not exist');
  expect(await missingMigrations(database.pool, migrations)).toEqual([]);
});

it('applies a file again that returns after it was removed', async () => {
  put('sizes/standard_width', returning('standard_width', 80));
  put('sizes/standard_depth', returning('standard_depth', 30));
  await run();
  remove('sizes/standard_depth');
  release(2);
  await run();
  await database.pool.query('DROP FUNCTION standard_depth()');
  put('sizes/standard_depth', returning('standard_depth', 30));
  release(3);
  expect(await run()).toEqual(['sql/sizes/standard_depth']);
  expect(await call('standard_depth')).toBe(30);
});

it('lets only one of several processes apply them', async () => {
  put('sizes/standard_width', returning('standard_width', 80));
  const results = await Promise.all([1, 2, 3].map(run));
  expect(results.flat()).toEqual(['0001-shelf', 'sql/sizes/standard_width']);
});

it('applies nothing when one file fails, and names the file and the line', async () => {
  put('sizes/standard_width', returning('standard_width', 80));
  await run();
  put('sizes/standard_width', returning('standard_width', 90));
  put('sizes/zero_width', returning('zero_width', '\n  no_such_column'));
  release(2);
  await expect(run()).rejects.toThrow(
    'shelves/sql/sizes/zero_width.sql line 3 failed: column "no_such_column" does not exist. None of the files was applied.',
  );
  expect(await call('standard_width')).toBe(80);
  expect(await missingMigrations(database.pool, migrations)).toEqual([
    'sql/sizes/standard_width',
    'sql/sizes/zero_width',
  ]);
});

it('refuses other parameters under the same name, which would leave the function twice', async () => {
  put('sizes/standard_width', returning('standard_width', 80));
  await run();
  put('sizes/standard_width', returning('standard_width', 90, 'room text'));
  release(2);
  await expect(run()).rejects.toThrow(
    'shelves/sql/sizes/standard_width.sql has other parameters than the function in the database',
  );
  expect(await call('standard_width')).toBe(80);
});

describe('where a table of a trigger is in use', () => {
  const KEEP = 'CREATE OR REPLACE FUNCTION keep() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$;';
  const trigger = (table: string) =>
    `CREATE OR REPLACE TRIGGER keep BEFORE UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION keep();`;
  const isWaitingFor = async (table: string) =>
    (
      await database.pool.query(
        "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE $1 AND datname = current_database()",
        [`LOCK TABLE ${table} %`],
      )
    ).rowCount === 1;
  const until = async (condition: () => Promise<boolean>) => {
    while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const isFree = async (table: string) => !(await isWaitingFor(table));

  it('gives up its place in the queue, and tries again', async () => {
    put('shelf/keep', KEEP);
    await run();
    const writer = await database.pool.connect();
    await writer.query('BEGIN; INSERT INTO shelf VALUES (1, 80)');
    put('shelf/shelf.keep', trigger('shelf'));
    const migrating = run();
    await until(() => isWaitingFor('shelf'));
    await until(() => isFree('shelf'));
    await writer.query('COMMIT');
    writer.release();
    expect(await migrating).toEqual(['sql/shelf/shelf.keep']);
  });

  it('locks a busy table first in the next attempt, so that it holds no other one while it waits', async () => {
    writeFileSync(join(migrations, '0002-book.sql'), 'CREATE TABLE book (id int);');
    put('shelf/keep', KEEP);
    await run();
    const writer = await database.pool.connect();
    await writer.query('BEGIN; INSERT INTO shelf VALUES (1, 80)');
    put('shelf/book.keep', trigger('book'));
    put('shelf/shelf.keep', trigger('shelf'));
    const migrating = run();
    await until(() => isWaitingFor('shelf'));
    await until(() => isFree('shelf'));
    await until(() => isWaitingFor('shelf'));
    await database.pool.query("SET lock_timeout = '50ms'; INSERT INTO book VALUES (1); RESET lock_timeout");
    await writer.query('COMMIT');
    writer.release();
    expect(await migrating).toEqual(['sql/shelf/book.keep', 'sql/shelf/shelf.keep']);
  });
});

it('names the file of a trigger whose table is missing', async () => {
  put(
    'shelf/keep',
    'CREATE OR REPLACE FUNCTION keep() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$;',
  );
  put('shelf/book.keep', 'CREATE OR REPLACE TRIGGER keep BEFORE UPDATE ON book EXECUTE FUNCTION keep();');
  await expect(run()).rejects.toThrow('shelves/sql/shelf/book.keep.sql failed: relation "book" does not exist');
});

it('reports what is missing', async () => {
  put('sizes/standard_width', returning('standard_width', 80));
  expect(await missingMigrations(database.pool, migrations)).toEqual(['0001-shelf', 'sql/sizes/standard_width']);
  await run();
  expect(await missingMigrations(database.pool, migrations)).toEqual([]);
});

it('requires a release number', async () => {
  put('sizes/standard_width', returning('standard_width', 80));
  rmSync(join(home, 'shelves/sql/release.json'));
  await expect(run()).rejects.toThrow('shelves/sql/release.json has no release number');
});

it('refuses two files that define the same function', async () => {
  put('sizes/standard_width', returning('standard_width', 80));
  put('shelf/standard_width', returning('standard_width', 80));
  await expect(run()).rejects.toThrow('two files that define standard_width');
});
