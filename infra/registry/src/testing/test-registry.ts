import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processUrl } from '@atrium/database/process-role';
import { testDatabase } from '@atrium/database/test-database';
import type { Role } from '@atrium/contracts/registry-operation';
import { type Registration, UPLOAD_TYPE } from '@atrium/contracts/registry-versions';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { type AppParts, buildApp } from '../app.ts';
import { grant } from '../operators.ts';
import { signingKeys } from '../keys/signing-keys.ts';

/** The real registry over its own database, with a clock that tests can set. */
export async function testRegistry(more: Partial<AppParts> = {}, log?: FastifyBaseLogger) {
  const database = await testDatabase(join(import.meta.dirname, '../../migrations'));
  const pool = new pg.Pool({ connectionString: processUrl(database.url, 'registry'), max: 10 });
  pool.on('error', () => {});
  const folder = mkdtempSync(join(tmpdir(), 'atrium-registry-'));
  const keys = signingKeys(folder);
  const clock = { ahead: 0 };
  const now = () => new Date(Date.now() + clock.ahead);
  const sealingKey = 'a sealing key of tests, long enough';
  const again = () => buildApp({ pool, keys, brand: 'atrium', development: true, sealingKey, now, ...more }, log);
  const app = await again();
  const tokens = new Map<string, string>();
  const person = async (name: string, role: Role, remote: string | null = null) => {
    tokens.set(name, await grant(database.pool, { name, role, remote }));
  };
  await person('operator', 'operator');
  await person('approver', 'approver');
  await person('viewer', 'viewer');
  await person('gateway', 'reporter');

  /** Uploads packed bytes, as the command line does. */
  async function put(as: string | null, url: string, payload: Uint8Array, root = '/registry') {
    const headers = {
      'content-type': UPLOAD_TYPE,
      ...(as && { authorization: `Bearer ${tokens.get(as) ?? as}` }),
    };
    const answer = await app.inject({ method: 'PUT', url: `${root}${url}`, headers, payload: Buffer.from(payload) });
    return { status: answer.statusCode, ...answer.json() };
  }
  async function call(as: string | null, method: 'GET' | 'POST', url: string, payload?: object) {
    const headers = as ? { authorization: `Bearer ${tokens.get(as) ?? as}` } : {};
    const answer = await app.inject({ method, url: `/registry${url}`, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, ...(Array.isArray(answer.json()) ? { list: answer.json() } : answer.json()) };
  }

  return {
    app,
    call,
    put,
    clock,
    now,
    folder,
    keys,
    sealingKey,
    person,
    pool: database.pool,
    /** With the rights of the registry's process. */
    ownPool: pool,
    /** A second process over the same database; the caller closes it. */
    again,
    tokenOf: (name: string): string => tokens.get(name)!,
    async release(remote: string, version: string) {
      await call('operator', 'POST', `/remotes/${remote}/versions`, registration(remote, version));
      return call('operator', 'POST', `/remotes/${remote}/promote`, { version });
    },
    snapshot: () => call(null, 'GET', '/snapshot'),
    async close() {
      await app.close();
      await pool.end();
      await database.drop();
      rmSync(folder, { recursive: true });
    },
  };
}

export type TestRegistry = Awaited<ReturnType<typeof testRegistry>>;

/** A version as a build would describe it. Different `content` means different bytes. */
export function registration(remote: string, version: string, content = version): Registration {
  const integrityOf = (text: string) =>
    `sha384-${createHash('sha384')
      .update(remote + text)
      .digest('base64')}`;
  const at = `/remotes/${remote}/${version}/`;
  return {
    version,
    container: `${remote}_${version.replace(/\W/g, '_')}`,
    entry: `${at}remoteEntry.js`,
    integrity: integrityOf(content),
    preload: [{ url: `${at}1.js`, integrity: integrityOf(`${content} chunk`) }],
    contract: 1,
    subject: 'game',
    routes: [{ path: `/${remote}`, layout: 'full', keepAlive: true, group: remote, preload: [] }],
    size: 12_000,
    commit: 'c0ffee',
    consumes: {},
    events: { hears: {}, says: {} },
    sizes: { entry: 4_000, initial: 9_000 },
  };
}
