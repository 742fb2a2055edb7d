import vectors from '@atrium/contracts/encryption-vectors.json' with { type: 'json' };
import { encryptionKey, login } from '@atrium/contracts/session';
import { createKeys, deleteRetiredKeys, openEnvelope } from './encryption.ts';
import { seal } from './testing/seal.ts';
import { type TestApp, testApp } from './testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(() => app.database.run('DELETE FROM encryption_keys'));

const addKey = (id: string, { publicKey, privateKey }: { publicKey: string; privateKey: string }, days = 0) =>
  app.database.run(
    "INSERT INTO encryption_keys (key_id, private_key, public_key, created_at) VALUES ($1, $2, $3, now() - $4 * interval '1 day')",
    [id, privateKey, publicKey, days],
  );
const age = (days: number) =>
  app.database.run("UPDATE encryption_keys SET created_at = created_at - $1 * interval '1 day'", [days]);
const ids = async () =>
  (await app.database.rows<{ id: string }>('SELECT key_id AS id FROM encryption_keys ORDER BY created_at')).map(
    ({ id }) => id,
  );

it.each(vectors.cases)('opens the vector "$name"', async ({ header, envelope, body }) => {
  await addKey('vectors', vectors);
  expect(await openEnvelope(createKeys(app.database, app.parts.config.sealingKey), header, envelope)).toEqual(body);
});

it.each(vectors.refused)('refuses the vector "$name" like any other fault', async ({ header, envelope }) => {
  await addKey('vectors', vectors);
  await expect(
    openEnvelope(createKeys(app.database, app.parts.config.sealingKey), header, envelope),
  ).rejects.toMatchObject({ code: 'ENCRYPTION_INVALID', params: undefined, value: undefined });
});

it('rotates a due key automatically, and accepts an old client until the overlap ends', async () => {
  const keys = createKeys(app.database, app.parts.config.sealingKey);
  const old = await keys.current();
  const sealed = await seal({ ...app.parts, keys }, { a: 1 });
  const open = (with_ = createKeys(app.database, app.parts.config.sealingKey)) =>
    openEnvelope(with_, sealed.headers.Encryption!, sealed.body as { iv: string; data: string });
  await age(29);
  expect((await createKeys(app.database, app.parts.config.sealingKey).current()).keyId).toBe(old.keyId);
  await age(2);
  // Two processes find it due at the same moment: one new key.
  const [one, two] = await Promise.all([
    createKeys(app.database, app.parts.config.sealingKey).current(),
    createKeys(app.database, app.parts.config.sealingKey).current(),
  ]);
  expect(one.keyId).toBe(two.keyId);
  expect(await ids()).toEqual([old.keyId, one.keyId]);
  expect(await open()).toEqual({ a: 1 });
  await app.database.run('UPDATE encryption_keys SET retires_at = now() WHERE key_id = $1', [old.keyId]);
  await expect(open()).rejects.toMatchObject({ code: 'ENCRYPTION_INVALID' });
  await age(31);
  const third = await createKeys(app.database, app.parts.config.sealingKey).current();
  // The first is retired, and is deleted when the second is replaced.
  expect(await ids()).toEqual([one.keyId, third.keyId]);
});

it('deletes a retired key with its private half; a key within its overlap stays', async () => {
  const keys = createKeys(app.database, app.parts.config.sealingKey);
  const first = await keys.current();
  const second = await keys.rotate(1);
  await deleteRetiredKeys(app.database);
  expect(await ids()).toEqual([first.keyId, second]);
  await app.database.run("UPDATE encryption_keys SET retires_at = now() - interval '1 second' WHERE key_id = $1", [
    first.keyId,
  ]);
  await deleteRetiredKeys(app.database);
  expect(await ids()).toEqual([second]);
  // A key that must not be used any longer is deleted by that very change.
  const third = await keys.rotate(0);
  expect(await ids()).toEqual([third]);
});

it('keeps the overlap that the brand sets', async () => {
  await app.parts.settings.set('encryption.rotateDays', 1);
  await app.parts.settings.set('encryption.overlapHours', 5);
  await createKeys(app.database, app.parts.config.sealingKey).current();
  await age(2);
  await createKeys(app.database, app.parts.config.sealingKey).current();
  const [row] = await app.database.rows<{ hours: number }>(
    'SELECT round(extract(epoch FROM retires_at - now()) / 3600)::int AS hours FROM encryption_keys WHERE retires_at IS NOT NULL',
  );
  expect(row!.hours).toBe(5);
  await app.parts.settings.set('encryption.rotateDays', 30);
  await app.parts.settings.set('encryption.overlapHours', 48);
});

it('accepts a key that another process created a moment ago', async () => {
  const mine = createKeys(app.database, app.parts.config.sealingKey);
  await mine.current();
  const other = createKeys(app.database, app.parts.config.sealingKey);
  await other.rotate(1);
  const sealed = await seal({ ...app.parts, keys: other }, { a: 1 });
  const open = () => openEnvelope(mine, sealed.headers.Encryption!, sealed.body as { iv: string; data: string });
  const from = performance.now();
  for (;;) {
    const opened = await open().catch(() => undefined);
    if (opened) return expect(opened).toEqual({ a: 1 });
    // Earlier than its own keys would have expired from memory.
    expect(performance.now() - from).toBeLessThan(8_000);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
});

it('accepts a login of a page that holds the previous key, and hands out the new one', async () => {
  const held = await seal(app.parts, { username: 'nobody', password: 'x', type: 'username' });
  const before = (await app.visitor().call(encryptionKey)).value.keyId;
  await app.parts.keys.rotate(1);
  expect((await app.visitor().call(encryptionKey)).value.keyId).not.toBe(before);
  const reply = await app.server.inject({
    method: 'POST',
    url: login.path,
    headers: held.headers,
    payload: held.body as object,
  });
  expect(reply.json().code).toBe('LOGIN_FAILED');
});
