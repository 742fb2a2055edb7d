import { encryptionKey } from '@atrium/contracts/session';
import { isSealed, sealText } from '@atrium/database/sealed-text';
import { createVendorReads } from '../vendors/seamless/vendor-reads.ts';
import { testVendor } from '../vendors/testing/test-vendor.ts';
import { createKeys, openEnvelope } from './encryption.ts';
import { fromKept, ofVendor, sealOpenSecrets, toKeep } from './kept-secrets.ts';
import { seal } from './testing/seal.ts';
import { type TestApp, testApp } from './testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const KEY = 'the sealing key of the tests, which is long';
const OTHER = 'another sealing key of the tests, as long';
const kept = async (code: string) =>
  (await app.database.first<{ secret: string; previous: string | null }>(
    'SELECT secret, previous_secret AS previous FROM vendors WHERE code = $1',
    [code],
  ))!;
const privateKeys = async () =>
  (await app.database.rows<{ kept: string }>('SELECT private_key AS kept FROM encryption_keys')).map((row) => row.kept);
const under = (sealingKey: string) => ({ ...app.parts, config: { ...app.parts.config, sealingKey } });

it('seals the plain-text secret of a vendor, whose calls go on, with both secrets during a change', async () => {
  const vendor = await testVendor(app, 'KPT');
  const player = await vendor.player();
  const balance = async (secret: string) =>
    (await vendor.call('balance', { sessionToken: player.sessionToken }, { secret })).http;
  expect(await balance(vendor.secret)).toBe(200);
  await app.database.run("UPDATE vendors SET previous_secret = 'the one before' WHERE code = 'KPT'");
  await sealOpenSecrets(app.parts);
  const row = await kept('KPT');
  expect([isSealed(row.secret), isSealed(row.previous!)]).toEqual([true, true]);
  expect(JSON.stringify(row)).not.toMatch(new RegExp(`${vendor.secret}|the one before`));
  // As read by a process that has it from the database alone.
  expect(await createVendorReads(app.parts).vendor('KPT')).toMatchObject({
    secret: vendor.secret,
    previousSecret: 'the one before',
  });
  expect([await balance(vendor.secret), await balance('the one before'), await balance(row.secret)]).toEqual([
    200, 200, 401,
  ]);
  // A sealed secret stays as it is.
  await sealOpenSecrets(app.parts);
  expect(await kept('KPT')).toEqual(row);
});

it('opens a secret in its own row and under its own key only', async () => {
  const sealed = await toKeep(app.database, KEY, ofVendor('ONE'), 'hush');
  expect(isSealed(sealed)).toBe(true);
  expect(fromKept(KEY, ofVendor('ONE'), sealed)).toBe('hush');
  expect(fromKept(KEY, ofVendor('TWO'), sealed)).toBeUndefined();
  expect(fromKept(OTHER, ofVendor('ONE'), sealed)).toBeUndefined();
  await testVendor(app, 'LST');
  await sealOpenSecrets(app.parts);
  await expect(createVendorReads(under(OTHER)).vendor('LST')).rejects.toThrow(
    'This ATRIUM_SEALING_KEY cannot decrypt the secret of vendor LST.',
  );
  // A new secret under the present key recovers; the lost previous one is gone.
  await app.database.run("UPDATE vendors SET previous_secret = secret, secret = $1 WHERE code = 'LST'", [
    sealText(OTHER, ofVendor('LST'), 'anew'),
  ]);
  expect(await createVendorReads(under(OTHER)).vendor('LST')).toMatchObject({ secret: 'anew', previousSecret: null });
});

it('seals the private keys of encrypted calls: new ones at once, those of the previous version when sealing begins', async () => {
  await app.visitor().call(encryptionKey);
  expect((await privateKeys()).map(isSealed)).toEqual([true]);
  // A plain-text key is accepted, and still is once it is sealed.
  await app.database.run('DELETE FROM encryption_keys');
  const before = createKeys(app.database, '');
  const page = await seal({ ...app.parts, keys: before }, { a: 1 });
  const open = (sealingKey = KEY) =>
    openEnvelope(
      createKeys(app.database, sealingKey),
      page.headers.Encryption!,
      page.body as { iv: string; data: string },
    );
  expect((await privateKeys()).map(isSealed)).toEqual([false]);
  expect(await open()).toEqual({ a: 1 });
  await sealOpenSecrets(app.parts);
  expect((await privateKeys()).join()).not.toContain('PRIVATE KEY');
  expect(await open()).toEqual({ a: 1 });
  // With a lost sealing key no unusable key is handed out, until the keys are replaced under the new one.
  await expect(createKeys(app.database, OTHER).current()).rejects.toThrow('This ATRIUM_SEALING_KEY cannot decrypt');
  const lost = createKeys(app.database, OTHER);
  const keyId = await lost.rotate(1);
  expect((await lost.current()).keyId).toBe(keyId);
});

it('leaves everything in plain text while the previous version, which reads plain text only, may be running, and without a sealing key', async () => {
  await app.database.run("UPDATE sealing SET begins_at = now() + interval '1 hour'");
  const vendor = await testVendor(app, 'OLD');
  await sealOpenSecrets(app.parts);
  expect(await kept('OLD')).toEqual({ secret: vendor.secret, previous: null });
  expect(await toKeep(app.database, KEY, ofVendor('OLD'), 'hush')).toBe('hush');
  await createKeys(app.database, KEY).rotate(1);
  expect((await privateKeys()).some((one) => one.includes('PRIVATE KEY'))).toBe(true);
  await app.database.run('UPDATE sealing SET begins_at = now()');
  await sealOpenSecrets(under(''));
  expect(await kept('OLD')).toEqual({ secret: vendor.secret, previous: null });
  await sealOpenSecrets(app.parts);
  expect(isSealed((await kept('OLD')).secret)).toBe(true);
  expect((await privateKeys()).every(isSealed)).toBe(true);
});
