import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packFiles } from '@atrium/remote-contract/pack-folder';
import { type TestRegistry, testRegistry } from '../testing/test-registry.ts';

let registry: TestRegistry;
const place = mkdtempSync(join(tmpdir(), 'atrium-invitations-'));
beforeAll(async () => {
  registry = await testRegistry({ artefactStore: place });
  await registry.release('pit', '1.0.0');
});
afterEach(() => {
  registry.clock.ahead = 0;
});
afterAll(async () => {
  await registry.close();
  rmSync(place, { recursive: true });
});

const WANTED = { name: 'squad-of-den', remote: 'den', days: 90, reason: 'a new vertical' };
const invite = (change: object = {}, as = 'operator') =>
  registry.call(as, 'POST', '/invitations', { ...WANTED, ...change });
const redeem = (invitation: string) => registry.call(null, 'POST', '/invitations/redeem', { invitation });
const withdraw = (id: string) => registry.call('operator', 'POST', `/invitations/${id}/withdraw`, { reason: 'leaked' });
const audit = async (limit = 1) => (await registry.call('viewer', 'GET', `/audit?limit=${limit}`)).list;
const INVALID = { status: 404, code: 'INVITATION_INVALID' };

/** What a squad packs with tools of its own. */
function build(version: string) {
  const files = { 'entry.js': 'var den = {};' };
  const manifest = {
    name: 'den',
    version,
    container: `den_${version.replaceAll('.', '_')}`,
    entry: 'entry.js',
    contract: 1,
    subject: 'game',
    routes: [{ path: '/den', layout: 'full', group: 'den', preload: [] }],
    consumes: {},
    events: { hears: {}, says: {} },
    commit: 'c0ffee',
  };
  return packFiles(
    Object.entries({ ...files, 'manifest.json': JSON.stringify(manifest) }).map(
      ([path, text]) => [path, Buffer.from(text)] as const,
    ),
  );
}

it('[13-18] takes a squad from an invitation to a live remote that did not exist, with plain requests alone', async () => {
  const { invitation, expiresAt } = await invite({ hours: 24 });
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
  // A command takes it as an argument: no first character may make it an option.
  expect(invitation).toMatch(/^[0-9a-f]{64}$/);
  const { token, status, ...joined } = await redeem(invitation);
  expect({ status, ...joined }).toMatchObject({
    status: 200,
    name: 'squad-of-den',
    remote: 'den',
    site: expect.stringMatching(/^http:/),
  });

  expect(await registry.put(token, '/remotes/den/versions/1.0.0', await build('1.0.0'))).toMatchObject({
    status: 200,
    created: true,
  });
  expect(await registry.call(token, 'POST', '/remotes/den/promote', { version: '1.0.0' })).toMatchObject({
    applied: true,
  });
  const den = (await registry.snapshot()).remotes.find(({ name }: { name: string }) => name === 'den');
  expect(den).toMatchObject({
    entry: '/remotes/den/1.0.0/entry.js',
    integrity: `sha384-${createHash('sha384').update('var den = {};').digest('base64')}`,
  });
  const closed = { maintenance: 'Back at noon.', reason: 'a broken lobby' };
  expect(await registry.call(token, 'POST', '/remotes/den/swap', closed)).toMatchObject({ applied: true });

  const FORBIDDEN = { status: 403, code: 'FORBIDDEN' };
  expect(await registry.call(token, 'POST', '/remotes/pit/swap', closed)).toMatchObject(FORBIDDEN);
  expect(await registry.put(token, '/remotes/pit/versions/1.0.0', await build('1.0.0'))).toMatchObject(FORBIDDEN);
  expect(await invite({ name: 'others', remote: 'pit' }, token)).toMatchObject(FORBIDDEN);
  const entries = (await audit(20)) as { actor: string; action: string }[];
  expect(entries.map(({ actor, action }) => `${actor} ${action}`)).toEqual(
    expect.arrayContaining(['operator invite', 'squad-of-den redeem-invitation', 'squad-of-den register']),
  );
});

it('[13-18] takes an invitation once, and notes the first attempt to use it again', async () => {
  const { invitation, id } = await invite();
  const both = await Promise.all([redeem(invitation), redeem(invitation)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  const [noted] = await audit();
  expect(noted).toMatchObject({
    actor: 'squad-of-den',
    action: 'refused',
    after: { attempted: 'redeem-invitation', id },
  });
  expect(await redeem(invitation)).toMatchObject(INVALID);
  expect((await audit())[0]).toEqual(noted);
});

it('[13-18] refuses an invitation that is withdrawn, expired or unknown', async () => {
  const withdrawn = await invite();
  expect(await withdraw(withdrawn.id)).toMatchObject({ withdrawn: true });
  expect(await withdraw(withdrawn.id)).toMatchObject(INVALID);
  expect(await redeem(withdrawn.invitation)).toMatchObject(INVALID);
  const expired = await invite({ hours: 1 });
  registry.clock.ahead = 3_600_000;
  expect(await redeem(expired.invitation)).toMatchObject(INVALID);
  expect(await redeem('nonsense')).toMatchObject(INVALID);
  const { list } = await registry.call('viewer', 'GET', '/invitations');
  const stateOf = (id: string) => list.find((row: { id: string }) => row.id === id).state;
  expect([withdrawn.id, expired.id].map(stateOf)).toEqual(['withdrawn', 'expired']);
  expect(JSON.stringify(list)).not.toContain(withdrawn.invitation);
});

it('[13-18] never gives the name of an operator or of another squad away', async () => {
  const TAKEN = { status: 409, code: 'NAME_TAKEN' };
  expect(await invite({ name: 'approver' })).toMatchObject(TAKEN);
  const { invitation } = await invite({ name: 'late', remote: 'den' });
  await registry.person('late', 'squad', 'pit');
  expect(await redeem(invitation)).toMatchObject(TAKEN);
  expect(await registry.call('late', 'GET', '/whoami')).toMatchObject({ name: 'late', remote: 'pit' });
});

it('[13-18] ends the token of an invited squad when it is revoked or its days are over', async () => {
  const first = await redeem((await invite({ days: 1 })).invitation);
  expect(Date.parse(first.expiresAt) - Date.now()).toBeLessThanOrEqual(86_400_000);
  await registry.call('operator', 'POST', '/operators/squad-of-den/revoke', { reason: 'left' });
  const upload = await registry.put(first.token, '/remotes/den/versions/9.0.0', await build('9.0.0'));
  expect(upload).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
});

it('gives a squad of several remotes one token, for these alone', async () => {
  const { invitation } = await invite({ name: 'squad-of-two', remote: 'den,pit' });
  const { token, remote } = await redeem(invitation);
  expect(remote).toBe('den,pit');
  const closed = { maintenance: 'Back at noon.', reason: 'a broken lobby' };
  expect(await registry.call(token, 'POST', '/remotes/den/swap', closed)).toMatchObject({ applied: true });
  expect(await registry.call(token, 'POST', '/remotes/pit/swap', closed)).toMatchObject({ code: 'UNKNOWN_REMOTE' });
  expect(await registry.call(token, 'POST', '/remotes/rink/swap', closed)).toMatchObject({ status: 403 });
  expect(await invite({ name: 'squad-of-none', remote: 'den,' })).toMatchObject({ status: 400 });
});
