import * as calls from '@atrium/contracts/passkeys';
import { addPayoutAccount } from '@atrium/contracts/payout-accounts';
import { current, logout } from '@atrium/contracts/session';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { type Authenticator, authenticator } from '../../passkeys/testing/authenticator.ts';

const ORIGIN = 'http://localhost:8080';
const PASSWORD = 'Secret-0001';
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

type Member = Awaited<ReturnType<TestApp['signedIn']>>;
const byPassword = { proof: { way: 'password' as const, answer: PASSWORD } };
const challengeOf = (value: { options: Record<string, unknown> }) => value.options.challenge as string;

const begun = async (member: Member) =>
  challengeOf((await member.call(calls.beginPasskey, { body: byPassword })).value);

async function withPasskey(): Promise<{ member: Member; key: Authenticator }> {
  const [member, key] = [await app.signedIn({ password: PASSWORD, balance: 500_000n }), authenticator(ORIGIN)];
  const answer = key.create(await begun(member));
  expect((await member.call(calls.addPasskey, { body: { name: 'Phone', answer } })).status).toBe(200);
  return { member, key };
}
async function signIn(answer: (challenge: string) => ReturnType<Authenticator['get']>, more: object = {}) {
  const visitor = app.visitor();
  const challenge = challengeOf((await visitor.call(calls.passkeyLoginOptions)).value);
  const { value, error } = await visitor.call(calls.passkeyLogin, { body: { answer: answer(challenge), ...more } });
  return { visitor, challenge, account: value?.user?.userName, code: error?.code };
}
const proof = async (member: Member, key: Authenticator, purpose: 'payout-account' | 'passkey') => {
  const { value } = await member.call(calls.passkeyProofOptions, { body: { purpose } });
  return { way: 'passkey' as const, answer: JSON.stringify(key.get(challengeOf(value))) };
};

it('[11-07] a passkey is added after a proof, and signs in without username and password, from a new address too', async () => {
  const { member, key } = await withPasskey();
  await app.parts.settings.set('session.loopbackIsKnown', false);
  await member.call(logout);
  const { visitor, account, code } = await signIn((challenge) => key.get(challenge));
  expect([code, account]).toEqual([undefined, member.account]);
  expect((await visitor.call(current)).value.account).toBe(member.account);
  const { value } = await visitor.call(calls.passkeys);
  expect(value.passkeys).toEqual([
    { id: key.id, name: 'Phone', createdAt: expect.any(String), usedAt: expect.any(String) },
  ]);
  expect(value.proofs).toEqual([{ way: 'passkey', to: null }]);
  await app.parts.settings.set('session.loopbackIsKnown', true);
});

it('[11-07] nobody adds a passkey without a proof, to the challenge of somebody else, or without being verified', async () => {
  const [member, other, key] = [
    await app.signedIn({ password: PASSWORD }),
    await app.signedIn({ password: PASSWORD }),
    authenticator(ORIGIN),
  ];
  const wrong = { proof: { way: 'password' as const, answer: 'guess' } };
  expect((await member.call(calls.beginPasskey, { body: wrong })).error?.code).toBe('PASSWORD_WRONG');
  const answer = key.create(await begun(member));
  const add = (at: Member) => at.call(calls.addPasskey, { body: { name: 'Key', answer } });
  expect((await add(other)).error?.code).toBe('PASSKEY_WRONG');
  expect((await add(member)).status).toBe(200);
  expect((await add(member)).error?.code).toBe('PASSKEY_WRONG');
  await app.database.run('DELETE FROM passkeys WHERE member_id = $1', [member.memberId]);
  const elsewhere = authenticator('https://evil.example').create(await begun(member));
  expect((await member.call(calls.addPasskey, { body: { name: 'Key', answer: elsewhere } })).error?.code).toBe(
    'PASSKEY_WRONG',
  );
  expect((await member.call(calls.passkeys)).value.passkeys).toEqual([]);
});

it('[11-07] an answer signs in once, in time, with the user verified, by the key itself and not by a copy', async () => {
  const { member, key } = await withPasskey();
  const REFUSED = { code: 'PASSKEY_WRONG', account: undefined };
  const other = authenticator(ORIGIN);
  expect(await signIn((challenge) => other.get(challenge))).toMatchObject(REFUSED);
  expect(await signIn((challenge) => ({ ...other.get(challenge), id: key.id }))).toMatchObject(REFUSED);
  expect(await signIn((challenge) => key.get(challenge, { verified: false }))).toMatchObject(REFUSED);
  expect(await signIn(() => key.get('another-challenge'))).toMatchObject(REFUSED);
  const used = await signIn((challenge) => key.get(challenge, { counted: 40 }));
  expect(used.account).toBe(member.account);
  expect(await signIn(() => key.get(used.challenge, { counted: 41 }))).toMatchObject(REFUSED);
  expect(await signIn((challenge) => key.get(challenge, { counted: 40 }))).toMatchObject(REFUSED);
  const late = await signIn((challenge) => {
    app.clock.advance({ minutes: 6 });
    return key.get(challenge, { counted: 50 });
  });
  expect(late).toMatchObject(REFUSED);
});

it('[11-07] a locked account and the portal of agents refuse it by their own codes', async () => {
  const { member, key } = await withPasskey();
  expect((await signIn((challenge) => key.get(challenge), { entry: 'agent' })).code).toBe('NOT_AN_AGENT');
  await app.database.run("UPDATE members SET status = 'locked' WHERE id = $1", [member.memberId]);
  expect((await signIn((challenge) => key.get(challenge))).code).toBe('ACCOUNT_LOCKED');
});

it('[11-07] it proves the member for a payout account, where the password is no longer enough', async () => {
  const { member, key } = await withPasskey();
  const add = (given: object) =>
    member.call(addPayoutAccount, {
      body: { kind: 'bank', name: 'Harbour Bank', holder: 'Ana Cruz', number: '0012 3400 7788', proof: given } as never,
    });
  expect((await add(byPassword.proof)).error?.code).toBe('PROOF_UNAVAILABLE');
  expect((await add(await proof(member, key, 'passkey'))).error?.code).toBe('PASSKEY_WRONG');
  expect((await add({ way: 'passkey', answer: '{"id":1}' })).error?.code).toBe('PASSKEY_WRONG');
  const good = await proof(member, key, 'payout-account');
  expect((await add(good)).value.accounts).toHaveLength(1);
  await app.database.run('DELETE FROM payout_accounts WHERE member_id = $1', [member.memberId]);
  expect((await add(good)).error?.code).toBe('PASSKEY_WRONG');
});

it('[11-07] it is renamed, and removed by a proof, after which it signs in no more', async () => {
  const { member, key } = await withPasskey();
  const { member: stranger } = await withPasskey();
  const params = { id: key.id };
  expect((await stranger.call(calls.renamePasskey, { params, body: { name: 'Mine' } })).error?.code).toBe(
    'PASSKEY_UNKNOWN',
  );
  const { value } = await member.call(calls.renamePasskey, { params, body: { name: 'Work laptop' } });
  expect(value.passkeys[0]!.name).toBe('Work laptop');
  expect((await member.call(calls.removePasskey, { params, body: byPassword })).error?.code).toBe('PROOF_UNAVAILABLE');
  const body = { proof: await proof(member, key, 'passkey') };
  expect((await stranger.call(calls.removePasskey, { params, body })).error?.code).toBe('PASSKEY_UNKNOWN');
  expect((await member.call(calls.removePasskey, { params, body })).value.passkeys).toEqual([]);
  expect((await signIn((challenge) => key.get(challenge))).code).toBe('PASSKEY_WRONG');
});

it('[11-07] a member has at most ten', async () => {
  const member = await app.signedIn({ password: PASSWORD });
  await app.database.run(
    "INSERT INTO passkeys (id, member_id, name, rp_id, public_key, counter, created_at) SELECT 'full-' || n, $1, 'Key', 'localhost', '', 0, now() FROM generate_series(1, 10) n",
    [member.memberId],
  );
  expect((await member.call(calls.beginPasskey, { body: byPassword })).error?.code).toBe('PASSKEYS_FULL');
});
