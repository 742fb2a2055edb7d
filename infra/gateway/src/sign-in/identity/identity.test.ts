import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { identityProviders, login } from '@atrium/contracts/session';
import { SWITCHES } from '@atrium/contracts/switches';
import type { WhitelabelNode } from '@atrium/contracts/system';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { ConfiguredProvider } from '../../platform/identity.ts';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { registrationSettings } from '../../system/permission.ts';
import { thirdPartySignIn } from './open-id-connect.ts';

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
const ISSUER = 'https://accounts.example';
let app: TestApp;
let server: Server;
let keys: Keys;
let stranger: Keys;

beforeAll(async () => {
  [keys, stranger] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
  const jwks = JSON.stringify({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'ES256' }] });
  server = createServer((_request, reply) => reply.setHeader('content-type', 'application/json').end(jwks));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  app = await testApp();
  await app.parts.settings.set('identity.providers', [
    {
      third: 'google',
      issuer: ISSUER,
      clientId: 'atrium',
      authorizeUrl: `${ISSUER}/authorize`,
      jwksUrl: `${origin}/jwks.json`,
    },
  ]);
  await switchOn(['googleLogin', 'directRegistration']);
});
afterAll(async () => {
  await app.close();
  await new Promise((done) => server.close(done));
});

const switchOn = (names: (keyof typeof SWITCHES)[]) =>
  app.parts.settings.set('whitelabel', [
    {
      modId: 'SYSTEM',
      flag: '1',
      childrenNodes: names.map((name) => ({ modId: SWITCHES[name], flag: '1', childrenNodes: [] })),
    },
  ] satisfies WhitelabelNode[]);

const NONCE = 'nonce-of-this-browser';
const subjects = Array.from({ length: 100 }, (_, i) => `subject-${i}`);
/** A proof as the provider creates it, with the changes of a forger. */
async function proof(
  change: JWTPayload & { expires?: number } = {},
  { privateKey }: Keys = keys,
  issued = Math.floor(app.clock.now().getTime() / 1000),
) {
  const { expires = 300, ...claims } = change;
  return await new SignJWT({
    iss: ISSUER,
    aud: 'atrium',
    sub: subjects.pop()!,
    nonce: NONCE,
    name: 'Mara',
    email: 'mara@example.com',
    email_verified: true,
    iat: issued,
    exp: issued + expires,
    ...claims,
  })
    .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
    .sign(privateKey);
}
const signIn = (token: string, nonce = NONCE) =>
  app.visitor().call(login, { body: { username: 'google', password: nonce, type: 'firebase', proof: token } });

it('[14-01] outside development asks no internal address for the keys of an issuer, so that no forger is one', async () => {
  const [issuer] = await app.parts.settings.get<ConfiguredProvider[]>('identity.providers', []);
  const [token, now] = [await proof(), app.clock.now()];
  const verify = (development: boolean) =>
    thirdPartySignIn({ ...app.parts.config, development, identityHosts: ['127.0.0.1'] }).verify(
      issuer!,
      token,
      NONCE,
      now,
    );
  expect(await verify(true)).toMatchObject({ issuer: ISSUER, name: 'Mara' });
  expect(await verify(false)).toBeUndefined();
});

it('[3-21] signs in by a proof that the provider signed, as the same member each time', async () => {
  const first = await signIn(await proof({ sub: 'mara' }));
  expect([first.status, first.value.isAgent]).toEqual([200, 0]);
  // Else the form for a new password would open, whose old one this member cannot know.
  expect(first.value.firstTimeLogin).toBe(false);
  const again = await signIn(await proof({ sub: 'mara' }));
  expect(again.value.user.userName).toBe(first.value.user.userName);
  const other = await signIn(await proof({ sub: 'ravi' }));
  expect(other.value.user.userName).not.toBe(first.value.user.userName);
});

it('[AC-03] an account that is opened has accepted the terms, with version and time', async () => {
  const { value } = await signIn(await proof({ sub: 'lea' }));
  const { termsVersion: version } = await registrationSettings(app.parts);
  expect(version).not.toBe('');
  expect(
    await app.database.rows(
      'SELECT a.version, m.terms_version FROM terms_acceptances a JOIN members m ON m.id = a.member_id WHERE m.account = $1',
      [value.user.userName],
    ),
  ).toEqual([{ version, terms_version: version }]);
});

it('[3-21] accepts no proof that it has not verified', async () => {
  const now = Math.floor(app.clock.now().getTime() / 1000);
  const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  const claims = Buffer.from(
    JSON.stringify({ iss: ISSUER, aud: 'atrium', sub: 'mara', nonce: NONCE, iat: now, exp: now + 300 }),
  ).toString('base64url');
  const forged: [string, string][] = [
    ['signed by somebody else', await proof({}, stranger)],
    ['without a signature', `${none}.${claims}.`],
    ['of another issuer', await proof({ iss: 'https://evil.example' })],
    ['for another client', await proof({ aud: 'another-site' })],
    ['for another login', await proof({ nonce: 'another nonce' })],
    ['without a nonce', await proof({ nonce: undefined })],
    ['that has expired', await proof({}, keys, now - 400)],
    ['issued long ago with a long lifetime', await proof({ expires: 100_000 }, keys, now - 8_000)],
    ['that is no proof', 'development'],
    ['that is empty', ''],
  ];
  const codes = await Promise.all(forged.map(async ([name, token]) => `${name}: ${(await signIn(token)).error?.code}`));
  expect(codes).toEqual(forged.map(([name]) => `${name}: IDENTITY_INVALID`));
});

it('accepts a proof once', async () => {
  const token = await proof();
  expect((await signIn(token)).status).toBe(200);
  expect((await signIn(token)).error?.code).toBe('IDENTITY_INVALID');
});

it('never takes over an account that has the same e-mail', async () => {
  await app.database.run(
    "INSERT INTO members (account, password_hash, email) VALUES ('maratheone', 'none', 'mara@example.com')",
  );
  expect((await signIn(await proof())).value.user.userName).not.toBe('maratheone');
});

it('opens no account when the registration form requires more, or is closed; existing members still sign in', async () => {
  expect((await signIn(await proof({ sub: 'known' }))).status).toBe(200);
  await switchOn(['googleLogin']);
  expect((await signIn(await proof())).error?.code).toBe('IDENTITY_UNKNOWN');
  expect((await signIn(await proof({ sub: 'known' }))).status).toBe(200);
  await switchOn(['googleLogin', 'directRegistration']);
});

it('offers configured providers that are switched on, and accepts proofs of no others', async () => {
  expect((await app.visitor().call(identityProviders)).value).toEqual([
    { third: 'google', authorizeUrl: `${ISSUER}/authorize`, clientId: 'atrium' },
  ]);
  await switchOn(['facebookLogin']);
  expect((await app.visitor().call(identityProviders)).value).toEqual([]);
  expect((await signIn(await proof())).error?.code).toBe('FUNCTION_DISABLED');
  await switchOn(['googleLogin', 'directRegistration']);
});

it('opens one account for concurrent first logins', async () => {
  const tokens = await Promise.all(Array.from({ length: 4 }, (_, i) => proof({ sub: 'crowd', jti: String(i) })));
  const accounts = await Promise.all(tokens.map(async (token) => (await signIn(token)).value?.user.userName));
  expect(new Set(accounts).size).toBe(1);
});

it('[14-04] a second identity with the address of another account signs in, and its money play waits', async () => {
  const barOf = async (sub: string) => {
    const { value } = await signIn(
      await proof({ sub, email: sub === 'first' ? 'Dana.Uy@gmail.com' : 'danauy+2@gmail.com' }),
    );
    await app.database.run("UPDATE members SET born_on = '1990-05-17' WHERE account = $1", [value.user.userName]);
    const row = await app.database.first<{ bar: string | null }>(
      'SELECT player_bar(id, $2) AS bar FROM members WHERE account = $1',
      [value.user.userName, app.clock.now()],
    );
    return row!.bar;
  };
  expect([await barOf('first'), await barOf('second')]).toEqual([null, 'ACCOUNT_IN_REVIEW']);
});
