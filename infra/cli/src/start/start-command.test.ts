import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@atrium/database/free-port';
import { runCli } from '../testing/run-cli.ts';

let home: string;
let env: NodeJS.ProcessEnv;
let taken: Server | undefined;
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'atrium-start-'));
  env = { ATRIUM_VAR: join(home, 'var') };
  for (const part of ['SITE', 'OPS', 'VENDOR', 'PAYMENTS', 'MAIL'])
    env[`ATRIUM_${part}_PORT`] = String(await freePort());
});
afterEach(() => {
  taken?.close();
  rmSync(home, { recursive: true });
});

/** One sentence on stderr, exit code 1, and nothing was changed. */
async function refusal(changes: NodeJS.ProcessEnv): Promise<string> {
  const { code, stdout, stderr } = await runCli(['start'], { ...env, ...changes });
  expect([code, stdout, existsSync(join(home, 'var'))]).toEqual([1, '', false]);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  return stderr;
}

it.each(['ATRIUM_SITE_PORT', 'ATRIUM_OPS_PORT', 'ATRIUM_VENDOR_PORT', 'ATRIUM_PAYMENTS_PORT', 'ATRIUM_MAIL_PORT'])(
  'names %s when that port is taken',
  async (name) => {
    taken = await new Promise<Server>((resolve) => {
      const server = createServer().listen(Number(env[name]), '127.0.0.1', () => resolve(server));
    });
    expect(await refusal({})).toMatch(new RegExp(`^Port ${env[name]} is already in use\\. .*${name}`));
  },
);

it('names a variable that is broken', async () => {
  expect(await refusal({ ATRIUM_SEED: 'some' })).toMatch(/^ATRIUM_SEED is "some"/);
});

it('names DATABASE_URL when nobody answers there', async () => {
  expect(await refusal({ DATABASE_URL: `postgres://me:secret@127.0.0.1:${await freePort()}/house` })).toMatch(
    /^DATABASE_URL points to 127\.0\.0\.1/,
  );
});
