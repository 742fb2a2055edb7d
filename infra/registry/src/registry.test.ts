import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson } from '@atrium/contracts/canonical-json';
import { Snapshot } from '@atrium/contracts/snapshot';
import * as v from 'valibot';
import { ROOT_KEY_FILE, rotateOnlineKey } from './keys/offline-root.ts';
import { signingKeys } from './keys/signing-keys.ts';
import { registration, type TestRegistry, testRegistry } from './testing/test-registry.ts';

let registry: TestRegistry;
let remote: string;
let number = 0;

beforeAll(async () => {
  registry = await testRegistry();
});
afterAll(() => registry.close());
/** Each test has its own remote with two versions, of which the second is stable. */
beforeEach(async () => {
  registry.clock.ahead += 3_600_000;
  remote = `room${++number}`;
  await registry.release(remote, '1.0.0');
  await registry.release(remote, '1.1.0');
});

const shown = async () =>
  (await registry.snapshot()).remotes.find((candidate: { name: string }) => candidate.name === remote);
const lastAudit = async () => (await registry.call('viewer', 'GET', '/audit?limit=1')).list[0];

describe('versions', () => {
  it('accepts the same bytes again and refuses others under the same version', async () => {
    const again = await registry.call('operator', 'POST', `/remotes/${remote}/versions`, registration(remote, '1.0.0'));
    expect(again).toMatchObject({ status: 200, created: false });
    const other = await registry.call(
      'operator',
      'POST',
      `/remotes/${remote}/versions`,
      registration(remote, '1.0.0', 'other bytes'),
    );
    expect(other).toMatchObject({ status: 409, code: 'VERSION_EXISTS' });
    await expect(registry.pool.query('UPDATE registry.version SET version = $1', ['9.9.9'])).rejects.toThrow(
      'append-only',
    );
  });

  it('refuses an entry without a hash, files outside its folder and an unsupported host contract', async () => {
    const post = (change: object) =>
      registry.call('operator', 'POST', `/remotes/${remote}/versions`, { ...registration(remote, '2.0.0'), ...change });
    expect(await post({ integrity: undefined })).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect(await post({ entry: '/elsewhere/remoteEntry.js' })).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect(await post({ contract: 3 })).toMatchObject({ status: 400, code: 'CONTRACT_UNSUPPORTED' });
    expect((await registry.call('viewer', 'GET', `/remotes/${remote}/versions`)).list).toHaveLength(2);
  });
});

describe('addresses', () => {
  it('belong to one remote: a squad cannot promote a version that claims those of another', async () => {
    await registry.person('squad-of-thief', 'squad', 'thief');
    const claim = { ...registration('thief', '1.0.0'), routes: registration(remote, '1.0.0').routes };
    expect((await registry.call('squad-of-thief', 'POST', '/remotes/thief/versions', claim)).status).toBe(200);
    const refused = await registry.call('squad-of-thief', 'POST', '/remotes/thief/promote', { version: '1.0.0' });
    expect(refused).toMatchObject({ status: 409, code: 'ROUTE_TAKEN' });
    expect((await registry.snapshot()).remotes.map(({ name }: { name: string }) => name)).not.toContain('thief');
  });

  it.each(['/', '/vip', '/wps/anything'])('of the site belong to no remote: %s', async (path) => {
    const version = `1.0.0-${path.length}`;
    const [route] = registration('thief', version).routes;
    await registry.call('operator', 'POST', '/remotes/thief/versions', {
      ...registration('thief', version),
      routes: [{ ...route, path }],
    });
    const refused = await registry.call('operator', 'POST', '/remotes/thief/promote', { version });
    expect(refused).toMatchObject({ status: 409, code: 'ROUTE_TAKEN', message: expect.stringContaining('the site') });
  });
});

describe('snapshots', () => {
  it('are signed, valid by the contract, and one number higher after every change', async () => {
    const { status: _status, ...before } = await registry.snapshot();
    expect(v.parse(Snapshot, before).remotes.length).toBeGreaterThan(0);
    const key = await crypto.subtle.importKey(
      'raw',
      Buffer.from(registry.keys.trusted[0]!.publicKey, 'base64'),
      'Ed25519',
      false,
      ['verify'],
    );
    const { signature, keyId, ...signed } = before;
    const verify = (text: string) =>
      crypto.subtle.verify('Ed25519', key, Buffer.from(signature, 'base64'), Buffer.from(text));
    expect(keyId).toBe(registry.keys.trusted[0]!.keyId);
    expect(await verify(canonicalJson(signed))).toBe(true);
    expect(await verify(canonicalJson({ ...signed, sequence: signed.sequence + 1 }))).toBe(false);
    const { sequence } = await registry.call('operator', 'POST', `/remotes/${remote}/rollback`, {});
    expect(sequence).toBe(before.sequence + 1);
  });

  it('contain the previous version, for pages that cannot load the new one', async () => {
    expect(await shown()).toMatchObject({ kind: 'module', version: '1.1.0', previous: { version: '1.0.0' } });
  });

  it('can be requested again by their number', async () => {
    const old = await registry.snapshot();
    await registry.call('operator', 'POST', `/remotes/${remote}/rollback`, {});
    expect((await registry.call(null, 'GET', `/snapshot?sequence=${old.sequence}`)).signature).toBe(old.signature);
  });

  it('are signed by a new key after a rotation, while the old one stays trusted', () => {
    const [old] = registry.keys.trusted;
    const { folder } = registry;
    rotateOnlineKey({ online: folder, site: folder, rootKey: join(folder, ROOT_KEY_FILE) }, new Date());
    const rotated = signingKeys(registry.folder);
    expect(rotated.trusted).toHaveLength(2);
    expect(rotated.trusted[0]).toEqual(old);
    const unsigned = {
      registryId: 'x',
      sequence: 1,
      issuedAt: '',
      expiresAt: '',
      brand: '',
      system: { status: 'normal' as const, countries: [], ips: [] },
      remotes: [],
    };
    expect(rotated.sign(unsigned).keyId).toBe(rotated.trusted[1]!.keyId);
    expect(statSync(join(registry.folder, 'registry-keys.json')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(registry.folder, 'trusted-keys.json'), 'utf8')).not.toContain('PRIVATE');
  });
});

describe('promote and rollback', () => {
  it('offers a canary beside the stable version and rolls it back first', async () => {
    await registry.call('operator', 'POST', `/remotes/${remote}/versions`, registration(remote, '1.2.0'));
    await registry.call('operator', 'POST', `/remotes/${remote}/promote`, { version: '1.2.0', canary: 10 });
    expect(await shown()).toMatchObject({ version: '1.1.0', canary: { version: '1.2.0', percent: 10 } });
    await registry.call('operator', 'POST', `/remotes/${remote}/rollback`, {});
    expect(await shown()).not.toHaveProperty('canary');
    await registry.call('operator', 'POST', `/remotes/${remote}/rollback`, {});
    expect(await shown()).toMatchObject({ version: '1.0.0' });
    expect(await registry.call('operator', 'POST', `/remotes/${remote}/rollback`, {})).toMatchObject({
      status: 409,
      code: 'NOTHING_TO_ROLL_BACK',
    });
  });

  it.each([
    [{ version: '1.0.0', canary: 101 }, 400, 'BAD_REQUEST'],
    [{ version: '1.0.0', canary: -1 }, 400, 'BAD_REQUEST'],
    [{ version: '9.0.0' }, 404, 'UNKNOWN_VERSION'],
    [{ version: 'newest' }, 400, 'BAD_REQUEST'],
  ])('refuses %j and changes nothing', async (body, status, code) => {
    const { sequence } = await registry.snapshot();
    expect(await registry.call('operator', 'POST', `/remotes/${remote}/promote`, body)).toMatchObject({ status, code });
    expect((await registry.snapshot()).sequence).toBe(sequence);
  });

  it('refuses the slower of two changes based on the same state', async () => {
    const { sequence } = await registry.call('viewer', 'GET', '/status');
    const go = (version: string) =>
      registry.call('operator', 'POST', `/remotes/${remote}/promote`, { version, expectedSequence: sequence });
    const answers = await Promise.all([go('1.0.0'), go('1.1.0')]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(answers.find((answer) => answer.status === 409)).toMatchObject({ code: 'SEQUENCE_CONFLICT' });
  });
});

describe('swap', () => {
  const swap = (body: object) =>
    registry.call('operator', 'POST', `/remotes/${remote}/swap`, { reason: 'vendor outage', ...body });

  it('shows another version, a frame or a maintenance page in place of the remote until it is restored', async () => {
    await swap({ to: '1.0.0', deadlineSeconds: 5 });
    expect(await shown()).toMatchObject({
      kind: 'module',
      version: '1.0.0',
      previous: { version: '1.1.0' },
      applyBy: expect.any(String),
    });
    await swap({ frame: 'https://vendor.example/lobby' });
    expect(await shown()).toMatchObject({ kind: 'frame', url: 'https://vendor.example/lobby' });
    await swap({ maintenance: 'Back at noon.' });
    expect(await shown()).toMatchObject({
      kind: 'maintenance',
      text: 'Back at noon.',
      routes: [{ path: `/${remote}` }],
    });
    await registry.call('operator', 'POST', `/remotes/${remote}/restore`, {});
    expect(await shown()).toMatchObject({ kind: 'module', version: '1.1.0' });
    expect(await registry.call('operator', 'POST', `/remotes/${remote}/restore`, {})).toMatchObject({
      status: 409,
      code: 'NOTHING_TO_RESTORE',
    });
  });

  it('ends automatically at the given time, with the registry as the actor', async () => {
    const until = new Date(Date.now() + registry.clock.ahead + 60_000).toISOString();
    await swap({ maintenance: 'A minute.', until });
    registry.clock.ahead += 61_000;
    for (let tries = 0; tries < 40 && (await shown()).kind !== 'module'; tries++)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await shown()).toMatchObject({ kind: 'module', version: '1.1.0' });
    expect(await lastAudit()).toMatchObject({ actor: 'registry', action: 'restore', remote, reason: `until ${until}` });
  });

  it.each([
    [{ frame: 'http://vendor.example/' }, 'FRAME_NOT_ALLOWED'],
    [{ frame: 'javascript:alert(1)' }, 'FRAME_NOT_ALLOWED'],
    [{ frame: 'https://name:secret@vendor.example/' }, 'FRAME_NOT_ALLOWED'],
    [{ frame: 'lobby' }, 'BAD_REQUEST'],
    [{ to: '7.0.0' }, 'UNKNOWN_VERSION'],
    [{ maintenance: 'x', frame: 'https://vendor.example/' }, 'BAD_REQUEST'],
    [{}, 'BAD_REQUEST'],
    [{ maintenance: 'x', reason: ' ' }, 'BAD_REQUEST'],
    [{ maintenance: 'x', until: '2020-01-01T00:00:00Z' }, 'TIME_PASSED'],
  ])('refuses %j', async (body, code) => {
    expect(await swap(body)).toMatchObject({ code });
    expect(await shown()).toMatchObject({ kind: 'module' });
  });

  it('accepts a frame from this machine on a development brand, and only listed origins where there is a list', async () => {
    expect(await swap({ frame: 'http://127.0.0.1:8070/lobby' })).toMatchObject({ applied: true });
    await registry.pool.query("INSERT INTO registry.frame_origin VALUES ('atrium', 'https://listed.example')");
    expect(await swap({ frame: 'https://unlisted.example/' })).toMatchObject({ code: 'FRAME_NOT_ALLOWED' });
    expect(await swap({ frame: 'https://listed.example/' })).toMatchObject({ applied: true });
    await registry.pool.query('DELETE FROM registry.frame_origin');
  });
});

describe('two persons', () => {
  it('are needed to take the whole site down, one to restore it', async () => {
    const asked = await registry.call('operator', 'POST', '/system', { status: 'maintenance', reason: 'database' });
    expect(asked).toMatchObject({ status: 202, applied: false, approval: { state: 'waiting' } });
    expect((await registry.snapshot()).system.status).toBe('normal');
    const { id } = asked.approval;
    expect(await registry.call('operator', 'POST', `/approvals/${id}/approve`)).toMatchObject({ status: 403 });
    expect((await registry.call('viewer', 'GET', '/approvals')).list).toMatchObject([{ id, actor: 'operator' }]);
    expect(await registry.call('approver', 'POST', `/approvals/${id}/approve`)).toMatchObject({
      status: 200,
      applied: true,
    });
    expect((await registry.snapshot()).system.status).toBe('maintenance');
    expect(await registry.call('approver', 'POST', `/approvals/${id}/approve`)).toMatchObject({
      status: 409,
      code: 'APPROVAL_CLOSED',
    });
    await registry.call('operator', 'POST', '/system', { status: 'normal', reason: 'recovered' });
    expect((await registry.snapshot()).system.status).toBe('normal');
  });

  it('must be different', async () => {
    const { approval } = await registry.call('approver', 'POST', '/system', {
      status: 'restricted',
      countries: ['sg'],
      reason: 'law',
    });
    expect(await registry.call('approver', 'POST', `/approvals/${approval.id}/approve`)).toMatchObject({
      status: 403,
      code: 'APPROVAL_OWN',
    });
    expect(approval.change.countries).toEqual(['SG']);
  });

  it('are needed for a second vertical within ten minutes of the first', async () => {
    const other = `${remote}b`;
    await registry.release(other, '1.0.0');
    const down = (name: string) =>
      registry.call('operator', 'POST', `/remotes/${name}/swap`, { maintenance: 'Down.', reason: 'outage' });
    expect(await down(remote)).toMatchObject({ applied: true });
    const second = await down(other);
    expect(second).toMatchObject({ status: 202, applied: false });
    expect(await registry.call('approver', 'POST', `/approvals/${second.approval.id}/approve`)).toMatchObject({
      applied: true,
      remote: { name: other, kind: 'maintenance' },
    });
    await registry.call('operator', 'POST', `/remotes/${other}/restore`, {});
    registry.clock.ahead += 11 * 60_000;
    expect(await down(other)).toMatchObject({ applied: true });
  });

  it('have an hour to agree, after which the request lapses, and is listed no more', async () => {
    const { approval } = await registry.call('operator', 'POST', '/system', { status: 'maintenance', reason: 'night' });
    registry.clock.ahead += 3_700_000;
    expect((await registry.call('viewer', 'GET', '/approvals')).list).toEqual([]);
    expect(await registry.call('approver', 'POST', `/approvals/${approval.id}/approve`)).toMatchObject({
      status: 409,
      code: 'APPROVAL_CLOSED',
    });
  });
});

describe('rights', () => {
  it('require a valid token; tokens are stored as hashes only', async () => {
    expect(await registry.call(null, 'GET', '/status')).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect(await registry.call('made-up', 'POST', `/remotes/${remote}/rollback`, {})).toMatchObject({ status: 401 });
    const { rows } = await registry.pool.query('SELECT token_hash FROM registry.operator');
    expect(rows.every((row) => /^[0-9a-f]{64}$/.test(row.token_hash))).toBe(true);
  });

  it('end with an expired token', async () => {
    await registry.person('leaver', 'operator');
    expect((await registry.call('leaver', 'GET', '/status')).status).toBe(200);
    await registry.pool.query("UPDATE registry.operator SET expires_at = now() - interval '1 s' WHERE name = 'leaver'");
    expect(await registry.call('leaver', 'GET', '/status')).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it('let a squad ship its own remote, no other, and put nothing else in its place; refusals are audited', async () => {
    await registry.person('squad', 'squad', remote);
    expect(await registry.call('squad', 'POST', `/remotes/${remote}/rollback`, {})).toMatchObject({ applied: true });
    expect(await registry.call('squad', 'POST', '/remotes/elsewhere/rollback', {})).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    });
    expect(
      await registry.call('squad', 'POST', `/remotes/${remote}/swap`, { frame: 'https://example.com/', reason: 'y' }),
    ).toMatchObject({ status: 403 });
    expect(await lastAudit()).toMatchObject({
      actor: 'squad',
      action: 'refused',
      remote,
      after: { attempted: 'swap' },
    });
    expect(await registry.call('viewer', 'POST', `/remotes/${remote}/rollback`, {})).toMatchObject({ status: 403 });
  });
});

describe('audit', () => {
  it('[SY-04] records the actor, the action, the state before and after, and the reason', async () => {
    await registry.call('operator', 'POST', `/remotes/${remote}/swap`, {
      maintenance: 'Down.',
      reason: 'vendor outage',
    });
    expect(await lastAudit()).toMatchObject({
      actor: 'operator',
      action: 'swap',
      remote,
      reason: 'vendor outage',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      before: { kind: 'module', version: '1.1.0' },
      after: { kind: 'maintenance', standIn: { text: 'Down.' } },
    });
  });

  it('[SY-08] cannot be changed through the database, and shows manipulation', async () => {
    expect(await registry.call('viewer', 'GET', '/audit/verify')).toMatchObject({ ok: true });
    await expect(registry.pool.query("UPDATE registry.audit SET entry = '{}'")).rejects.toThrow('append-only');
    await expect(registry.pool.query('DELETE FROM registry.audit')).rejects.toThrow('append-only');
    await expect(registry.pool.query('TRUNCATE registry.audit')).rejects.toThrow('append-only');
    const {
      rows: [row],
    } = await registry.pool.query('SELECT number, entry FROM registry.audit ORDER BY number LIMIT 1 OFFSET 2');
    await registry.pool.query('ALTER TABLE registry.audit DISABLE TRIGGER USER');
    const put = (entry: string) =>
      registry.pool.query('UPDATE registry.audit SET entry = $1 WHERE number = $2', [entry, row.number]);
    await put(row.entry.replace('operator', 'somebody'));
    expect(await registry.call('viewer', 'GET', '/audit/verify')).toMatchObject({
      ok: false,
      brokenAt: JSON.parse(row.entry).at,
    });
    await put(row.entry);
    await registry.pool.query('ALTER TABLE registry.audit ENABLE TRIGGER USER');
    expect(await registry.call('viewer', 'GET', '/audit/verify')).toMatchObject({ ok: true });
  });
});

describe('the stream', () => {
  it('starts with the newest snapshot and sends every later one', async () => {
    const address = await registry.app.listen({ host: '127.0.0.1', port: 0 });
    const stop = new AbortController();
    const answer = await fetch(`${address}/registry/stream`, { signal: stop.signal });
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const next = async () => {
      for (;;) {
        const event = /event: snapshot\ndata: (.*)\n\n/.exec(text);
        if (event) {
          text = text.slice(event.index + event[0].length);
          return JSON.parse(event[1]!);
        }
        text += (await reader.read()).value;
      }
    };
    const first = await next();
    await registry.call('operator', 'POST', `/remotes/${remote}/rollback`, {});
    const second = await next();
    expect(second.sequence).toBe(first.sequence + 1);
    expect((await registry.call('viewer', 'GET', '/status')).streams).toBe(1);
    expect(await (await fetch(`${address}/metrics`)).text()).toMatch(
      new RegExp(`atrium_registry_sequence ${second.sequence}`),
    );
    stop.abort();
  });
});

it('is alive, and ready while its database answers', async () => {
  expect((await registry.app.inject('/healthz')).statusCode).toBe(200);
  expect((await registry.app.inject('/readyz')).json()).toEqual({ status: 'ok' });
  expect(await registry.call('operator', 'GET', '/nothing')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});
