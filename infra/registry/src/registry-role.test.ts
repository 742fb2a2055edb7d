import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@atrium/database/free-port';
import { processUrl } from '@atrium/database/process-role';
import { testDatabase } from '@atrium/database/test-database';
import { Pool } from 'pg';

it('[14-13] lets the registry neither rewrite its chain nor alter a table', async () => {
  const made = await testDatabase(join(import.meta.dirname, '../migrations'));
  const registry = new Pool({ connectionString: processUrl(made.url, 'registry'), max: 2 });
  try {
    await registry.query('SELECT * FROM registry.audit');
    for (const statement of [
      "UPDATE registry.audit SET entry = '{}'",
      'DELETE FROM registry.version',
      'DELETE FROM registry.snapshot',
      'TRUNCATE registry.audit',
      'ALTER TABLE registry.audit DISABLE TRIGGER USER',
      'DROP TRIGGER audit_is_append_only ON registry.audit',
      'CREATE TABLE registry.copies (id int)',
      'CREATE TEMPORARY TABLE copies (id int)',
      "SET session_replication_role = 'replica'",
    ])
      expect([statement, await registry.query(statement).catch(({ code }: { code: string }) => code)]).toEqual([
        statement,
        '42501',
      ]);
  } finally {
    await registry.end();
    await made.drop();
  }
});

it('[14-13] does not start as the owner of the tables', async () => {
  const made = await testDatabase(join(import.meta.dirname, '../migrations'));
  const home = mkdtempSync(join(tmpdir(), 'atrium-registry-'));
  const env = { PATH: process.env.PATH, DATABASE_URL: made.url, ATRIUM_MIGRATE: 'no', ATRIUM_VAR: home };
  const port = String(await freePort());
  try {
    const options = { env: { ...env, ATRIUM_OPS_PORT: port }, timeout: 45_000 };
    const ended = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'main.ts')], options).then(
      () => 'it started',
      ({ stderr }: { stderr: string }) => stderr,
    );
    expect(ended).toContain('owns the tables');
  } finally {
    await made.drop();
    rmSync(home, { recursive: true });
  }
}, 60_000);
