import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrate } from './migrate.ts';
import { processRole, processUrl } from './process-role.ts';
import { testDatabase } from './test-database.ts';

const FILES = {
  'migrations/0001-shelf.sql': 'CREATE TABLE shelf (width int);',
  'migrations/grants.json': '{ "history": ["shelf"] }',
  'sql/release.json': '{ "release": 1 }',
  'sql/shelf/widest.sql':
    '-- The widest shelf.\nCREATE OR REPLACE FUNCTION widest() RETURNS int LANGUAGE sql AS $$ SELECT max(width) FROM shelf $$;\n',
};

it('[14-13] creates the role of a package on an older database, and corrects its password and rights', async () => {
  const home = mkdtempSync(join(tmpdir(), 'atrium-grants-'));
  // A role belongs to the whole server, which other tests share.
  const area = `shelf${randomBytes(4).toString('hex')}`;
  const write = (files: Record<string, string>) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(home, area, path, '..'), { recursive: true });
      writeFileSync(join(home, area, path), text);
    }
  };
  const folder = join(home, area, 'migrations');
  const { 'migrations/grants.json': grants, ...before } = FILES;
  write(before);
  const database = await testDatabase(folder);
  const { name } = processRole(database.url, area);
  const as = async (sql: string, password?: string) => {
    const client = new Client({ connectionString: processUrl(database.url, area, password) });
    try {
      await client.connect();
      return (await client.query(sql)).rows[0] ?? 'done';
    } catch (error) {
      return (error as { code?: string }).code;
    } finally {
      await client.end();
    }
  };
  try {
    write({ 'migrations/grants.json': grants });
    expect(await migrate(database.pool, folder)).toEqual([]);
    expect(await as('INSERT INTO shelf VALUES (3)')).toBe('done');
    expect(await as('SELECT widest()')).toEqual({ widest: 3 });
    expect(await as('UPDATE shelf SET width = 4')).toBe('42501');

    await migrate(database.pool, folder, { rolePassword: 'another' });
    expect([await as('SELECT 1 AS one'), await as('SELECT 1 AS one', 'another')]).toEqual(['28P01', { one: 1 }]);

    write({ 'migrations/grants.json': '{ "state": ["shelf"] }' });
    await migrate(database.pool, folder, { rolePassword: 'another' });
    expect(await as('UPDATE shelf SET width = 4', 'another')).toBe('done');
    write({ 'migrations/grants.json': '{ "read": ["shelf"] }' });
    await migrate(database.pool, folder, { rolePassword: 'another' });
    expect(await as('DELETE FROM shelf', 'another')).toBe('42501');

    // A process of an older release restarts during a rollout.
    await database.pool.query('UPDATE applied_repeatable SET release = 2');
    write({ 'migrations/grants.json': '{ "state": ["shelf"] }' });
    await migrate(database.pool, folder, { rolePassword: 'another' });
    expect(await as('DELETE FROM shelf', 'another')).toBe('42501');
  } finally {
    await database.pool.query(`DROP OWNED BY ${name}; DROP ROLE ${name}`);
    await database.drop();
    rmSync(home, { recursive: true });
  }
});

it('[14-13] derives a password from which the owner’s cannot be read, and none where the owner has none', () => {
  const url = 'postgres://atrium:the-owner@127.0.0.1:5432/atrium';
  const derived = processRole(url, 'gateway');
  expect(derived.name).toBe('atrium_gateway');
  expect(derived.password).toMatch(/^[\w-]{43}$/);
  expect(derived.password).not.toBe(processRole(url, 'registry').password);
  expect(processUrl('postgres://atrium@127.0.0.1/atrium', 'gateway')).toBe(
    'postgres://atrium_gateway@127.0.0.1/atrium',
  );
});
