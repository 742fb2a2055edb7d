import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@atrium/artefact-store/open-store';
import { findChromium } from '@atrium/browser-check/find-chromium';
import { plainVersion } from '@atrium/browser-check/testing/plain-version';
import { packFiles } from '@atrium/remote-contract/pack-folder';
import { registration, type TestRegistry, testRegistry } from '../testing/test-registry.ts';
import { saveBrowserCheck, uncheckedVersions } from './browser-check.repository.ts';
import { browserChecks } from './browser-checks.ts';
import { checkLater } from './check-later.ts';

/* What the suite finds in a browser: infra/browser-check. Here is what the registry makes of it. */

const folder = mkdtempSync(join(tmpdir(), 'atrium-checked-uploads-'));
const artifactsFolder = join(folder, 'artifacts');
const store = join(folder, 'store');
const variables: { CHROMIUM_PATH?: string } = {};
let registry: TestRegistry;
/** Its versions are described, without files. */
let described: TestRegistry;
beforeAll(async () => {
  mkdirSync(store);
  registry = await testRegistry({ artefactStore: store, browserChecks: browserChecks({ artifactsFolder, variables }) });
  described = await testRegistry();
  await registry.person('squad-of-den', 'squad', 'den');
});
afterAll(async () => {
  await Promise.all([registry.close(), described.close()]);
  rmSync(folder, { recursive: true });
});

const manifest = {
  name: 'den',
  version: '1.0.0',
  container: 'den_1_0_0',
  entry: 'entry.js',
  contract: 1,
  subject: 'game',
  routes: [{ path: '/den', layout: 'full', group: 'den', preload: [] }],
  consumes: {},
  events: { hears: {}, says: {} },
};
const upload = async () =>
  registry.put(
    'squad-of-den',
    '/remotes/den/versions/1.0.0',
    await packFiles([
      ['entry.js', Buffer.from('var den_1_0_0 = {};')],
      ['manifest.json', Buffer.from(JSON.stringify(manifest))],
    ]),
  );
const newestEntryOf = async (of: TestRegistry) => (await of.call('viewer', 'GET', '/audit?limit=1')).list[0];

it('[13-07] refuses an upload that it cannot check in Chromium, says what to do, stores nothing and audits it', async () => {
  expect(await upload()).toMatchObject({
    status: 400,
    code: 'UPLOAD_REFUSED',
    message: expect.stringContaining('There is no conformance page in'),
  });
  mkdirSync(join(artifactsFolder, 'conformance'), { recursive: true });
  writeFileSync(join(artifactsFolder, 'conformance/current'), 'cafe');
  variables.CHROMIUM_PATH = join(folder, 'no-chromium');
  expect(await upload()).toMatchObject({
    status: 400,
    code: 'UPLOAD_REFUSED',
    message: `CHROMIUM_PATH is ${variables.CHROMIUM_PATH}, which is not an executable file.`,
  });
  expect(readdirSync(store)).toEqual([]);
  expect(await newestEntryOf(registry)).toMatchObject({
    actor: 'squad-of-den',
    action: 'refused',
    remote: 'den',
    after: { attempted: 'upload', version: '1.0.0' },
  });
  expect((await registry.call('viewer', 'GET', '/remotes/den/versions')).status).toBe(404);
});

it('shows whether a version was checked, and refuses to promote one that failed, unless an operator says why', async () => {
  for (const version of ['2.0.0', '2.1.0'])
    await described.call('operator', 'POST', '/remotes/yard/versions', registration('yard', version));
  const give = (as: string, body: object) => described.call(as, 'POST', '/remotes/yard/promote', body);
  await give('operator', { version: '2.0.0' });
  await described.person('squad-of-yard', 'squad', 'yard');
  const check = async () => (await described.call('viewer', 'GET', '/status')).remotes[0].browserCheck;
  expect(await check()).toEqual({ state: 'waiting' });
  // The version that members have comes first.
  expect(await uncheckedVersions(described.pool)).toEqual([
    { remote: 'yard', version: '2.0.0' },
    { remote: 'yard', version: '2.1.0' },
  ]);
  await saveBrowserCheck(described.ownPool, { remote: 'yard', version: '2.0.0' }, [], described.now());
  await saveBrowserCheck(
    described.ownPool,
    { remote: 'yard', version: '2.1.0' },
    ['/yard shows nothing.'],
    described.now(),
  );
  expect(await uncheckedVersions(described.pool)).toEqual([]);
  expect(await check()).toEqual({ state: 'passed', at: expect.any(String) });
  expect((await described.call('viewer', 'GET', '/remotes/yard/versions')).list[0].browserCheck).toEqual({
    state: 'failed',
    at: expect.any(String),
    findings: ['/yard shows nothing.'],
  });

  const refused = await give('operator', { version: '2.1.0', canary: 10 });
  expect(refused).toMatchObject({ status: 409, code: 'BROWSER_CHECK_FAILED' });
  expect(refused.message).toContain('/yard shows nothing.');
  const inSpite = { version: '2.1.0', despiteFindings: true };
  expect(await give('squad-of-yard', { ...inSpite, reason: 'we know' })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await give('operator', inSpite)).toMatchObject({ code: 'BAD_REQUEST' });
  expect(await give('operator', { ...inSpite, reason: 'the old one is worse' })).toMatchObject({ applied: true });
  expect(await newestEntryOf(described)).toMatchObject({
    action: 'promote',
    reason: 'in spite of its check in Chromium: the old one is worse',
  });
});

it('leaves a live version where it is when a later check fails', async () => {
  await described.release('den', '3.0.0');
  await saveBrowserCheck(
    described.ownPool,
    { remote: 'den', version: '3.0.0' },
    ['/den shows nothing.'],
    described.now(),
  );
  const status = await described.call('viewer', 'GET', '/status');
  expect(status.remotes.find(({ name }: { name: string }) => name === 'den')).toMatchObject({
    version: '3.0.0',
    browserCheck: { state: 'failed' },
  });
  expect(await described.call('operator', 'POST', '/remotes/den/promote', { version: '3.0.0' })).toMatchObject({
    code: 'BROWSER_CHECK_FAILED',
  });
});

it('[13-07] stores an upload that passes in Chromium, refuses one that fails, and checks later what has no check', async () => {
  rmSync(join(artifactsFolder, 'conformance'), { recursive: true });
  const build = join(import.meta.dirname, '../../../build/src/main.ts');
  execFileSync(process.execPath, [build, '--artifacts', artifactsFolder, '--page', 'conformance'], { stdio: 'pipe' });
  variables.CHROMIUM_PATH = findChromium(process.env)!;
  const send = async (page: string) =>
    registry.put('squad-of-den', '/remotes/den/versions/1.0.0', await plainVersion({ pages: { '/den': page } }));
  const show = 'element.append(document.createElement("h1"))';
  expect(await send(`${show}; setInterval(() => {}, 60000)`)).toMatchObject({
    code: 'UPLOAD_REFUSED',
    message: 'den 1.0.0 failed its check in Chromium: /den leaves an interval of 60000 ms behind.',
  });
  expect(readdirSync(store)).toEqual([]);
  expect(await newestEntryOf(registry)).toMatchObject({
    actor: 'squad-of-den',
    action: 'refused',
    reason: expect.stringContaining('leaves an interval of 60000 ms behind'),
  });
  expect(await send(show)).toMatchObject({ status: 200, created: true });
  const check = async () => (await registry.call('viewer', 'GET', '/remotes/den/versions')).list[0].browserCheck.state;
  expect(await check()).toBe('passed');

  await registry.pool.query('DELETE FROM registry.browser_check');
  expect(await check()).toBe('waiting');
  const checked = Promise.withResolvers<unknown>();
  const end = checkLater({
    pool: registry.ownPool,
    checks: browserChecks({ artifactsFolder, variables }),
    store: () => openStore(store),
    now: registry.now,
    log: { info: checked.resolve, warn: checked.reject } as never,
    firstPauseMs: 0,
  });
  expect(await checked.promise).toEqual({ remote: 'den', version: '1.0.0' });
  end();
  expect(await check()).toBe('passed');
});
