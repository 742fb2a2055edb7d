import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const start = (env: Record<string, string>) =>
  promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'main.ts')],
    {
      env: { PATH: process.env.PATH, ...env },
    },
  ).then(
    () => 'it started',
    (error: { code: number; stderr: string }) => `${error.code}: ${error.stderr}`,
  );

it('does not start in production with the demo passwords, and without a key for second factors', async () => {
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none', ATRIUM_DEVELOPMENT: 'no' };
  expect(await start(env)).toMatch(/^1: Set ATRIUM_OPERATOR_PASSWORD and ATRIUM_APPROVER_PASSWORD/);
  expect(
    await start({ ...env, ATRIUM_OPERATOR_PASSWORD: 'a long enough one', ATRIUM_APPROVER_PASSWORD: 'short' }),
  ).toMatch(/^1: Set ATRIUM_OPERATOR_PASSWORD and/);
  const passwords = { ATRIUM_OPERATOR_PASSWORD: 'a long enough one', ATRIUM_APPROVER_PASSWORD: 'another long one' };
  expect(await start({ ...env, ...passwords, ATRIUM_SEALING_KEY: 'short' })).toMatch(/^1: Set ATRIUM_SEALING_KEY/);
  // With all three it continues to the database.
  expect(await start({ ...env, ...passwords, ATRIUM_SEALING_KEY: 'a sealing key of 32 characters or more' })).toMatch(
    /ECONNREFUSED/,
  );
}, 60_000);
