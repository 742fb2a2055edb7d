import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { TEST_CONFIG } from '../../platform/testing/test-config.ts';
import type { Parts } from '../../platform/parts.ts';
import type { ShellBuild } from '../builds/shell-build.ts';
import { sdkRoutes } from './sdk.routes.ts';

const sdkFolder = mkdtempSync(join(tmpdir(), 'atrium-sdk-page-'));
afterAll(() => rmSync(sdkFolder, { recursive: true }));

it('[13-13] describes what this very site provides, and gives out the packages and nothing else', async () => {
  mkdirSync(join(sdkFolder, 'types'));
  writeFileSync(join(sdkFolder, 'types/define-remote.d.ts'), 'export type Layout = "full" | <T>;');
  writeFileSync(join(sdkFolder, 'atrium-host-1.0.0.tgz'), 'packed');
  writeFileSync(join(sdkFolder, 'atrium-i18n-1.0.0.tgz'), 'packed');
  writeFileSync(join(sdkFolder, 'secret.txt'), 'no');
  const host = {
    contracts: { oldest: 1, newest: 2 },
    provides: { react: { version: '19.3.1', names: ['useState'] } },
    events: { 'session.login': { type: 'object', required: ['account'] } },
  };
  const server = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  sdkRoutes(server, { config: { ...TEST_CONFIG, sdkFolder } } as Parts, () => ({ host }) as unknown as ShellBuild);
  const page = await server.inject('/sdk/');
  expect(page.headers['content-type']).toContain('text/html');
  for (const part of [
    '19.3.1',
    'useState',
    'session.login',
    'contracts 1 to 2',
    '/sdk/atrium-host-1.0.0.tgz',
    '&lt;T&gt;',
    `--site ${TEST_CONFIG.publicUrl}`,
  ])
    expect(page.body).toContain(part);
  expect((await server.inject('/sdk/atrium-host-1.0.0.tgz')).body).toBe('packed');
  const list = (await server.inject('/sdk/packages.txt')).body.trim().split('\n');
  expect(list.map((address) => new URL(address).pathname)).toEqual([
    '/sdk/atrium-host-1.0.0.tgz',
    '/sdk/atrium-i18n-1.0.0.tgz',
  ]);
  for (const path of ['secret.txt', 'types', '..%2Fsecret.txt', 'atrium-none-1.0.0.tgz'])
    expect((await server.inject(`/sdk/${path}`)).statusCode).not.toBe(200);
  await server.close();
});
