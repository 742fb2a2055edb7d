import { beginAuthenticator } from '@atrium/contracts/authenticator';
import { changePassword } from '@atrium/contracts/members';
import { beginPasskey } from '@atrium/contracts/passkeys';
import { setPaymentPassword } from '@atrium/contracts/payment-password';
import { proofs, prove, sendProofCode } from '@atrium/contracts/proofs';
import { login } from '@atrium/contracts/session';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const OLD = 'Right-0001';
type Member = Awaited<ReturnType<TestApp['signedIn']>>;
let count = 0;
async function someone(withEmail = true): Promise<Member & { email: string }> {
  const member = await app.signedIn({ password: OLD });
  const email = `proof${++count}@example.com`;
  if (withEmail) await app.database.run('UPDATE members SET email = $2 WHERE id = $1', [member.memberId, email]);
  return Object.assign(member, { email });
}
const change = async (member: Member, newPassword: string, oldPassword = OLD) =>
  (await member.call(changePassword, { body: { oldPassword, newPassword, confirmNewPassword: newPassword } })).error;
async function codeFor(member: Member & { email: string }, purpose: 'password' | 'authenticator'): Promise<string> {
  await member.call(sendProofCode, { body: { channel: 'email', purpose } });
  const sent = await app.database.first<{ text: string }>(
    'SELECT text FROM outbox WHERE target = $1 ORDER BY id DESC LIMIT 1',
    [member.email],
  );
  return /\d{6}/.exec(sent!.text)![0];
}
const given = async (member: Member, purpose: 'password' | 'authenticator', answer: string) =>
  (await member.call(prove, { body: { purpose, proof: { way: 'email', answer } } })).error?.code;
const signsIn = async ({ account }: Member, password: string) =>
  (await app.visitor().call(login, { body: { username: account, password, type: 'username' } })).error?.code;

it('[AC-07] changes the login password only with a second factor, each time', async () => {
  const member = await someone();
  expect(await change(member, 'Harbour-0202')).toMatchObject({
    code: 'PROOF_REQUIRED',
    params: { purpose: 'password' },
  });
  expect(await signsIn(member, OLD)).toBeUndefined();
  expect((await member.call(proofs)).value).toEqual([{ way: 'email', to: expect.stringContaining('@example.com') }]);
  expect(await given(member, 'password', '000000')).toBe('VERIFICATION_CODE_INVALID');
  expect((await change(member, 'Harbour-0202'))?.code).toBe('PROOF_REQUIRED');
  expect(await given(member, 'password', await codeFor(member, 'password'))).toBeUndefined();
  // A wrong old password uses no proof up.
  expect((await change(member, 'Harbour-0202', 'Wrong-0001'))?.code).toBe('PASSWORD_WRONG');
  expect(await change(member, 'Harbour-0202')).toBeUndefined();
  expect(await signsIn(member, 'Harbour-0202')).toBeUndefined();
  expect((await change(member, 'Harbour-0303', 'Harbour-0202'))?.code).toBe('PROOF_REQUIRED');
});

it('[AC-07] a proof is good for its purpose, its session and five minutes', async () => {
  const member = await someone();
  const again = await app.signedIn(member.account);
  await given(member, 'authenticator', await codeFor(member, 'authenticator'));
  expect((await change(member, 'Harbour-0202'))?.code).toBe('PROOF_REQUIRED');
  await given(member, 'password', await codeFor(member, 'password'));
  expect((await change(again, 'Harbour-0202'))?.code).toBe('PROOF_REQUIRED');
  app.clock.advance({ minutes: 6 });
  expect((await change(member, 'Harbour-0202'))?.code).toBe('PROOF_REQUIRED');
});

it('[AC-07] nobody binds an app of their own beside the second factor of the member', async () => {
  const member = await someone();
  const begin = async (one: Member) => (await one.call(beginAuthenticator, { body: { password: OLD } })).error?.code;
  expect(await begin(member)).toBe('PROOF_REQUIRED');
  await given(member, 'authenticator', await codeFor(member, 'authenticator'));
  expect(await begin(member)).toBeUndefined();
});

it('[AC-07] without any second factor the old password proves the member', async () => {
  expect(await change(await someone(false), 'Harbour-0202')).toBeUndefined();
});

it('[AC-07] ten wrong proofs shut every call that asks for one, so that an open session gives no way to guess', async () => {
  const member = await someone(false);
  const proof = (answer: string) => ({ way: 'password' as const, answer });
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < 5; n++) {
    codes.push((await member.call(beginPasskey, { body: { proof: proof(`Wrong-000${n}`) } })).error?.code);
    const body = { password: '482913', proof: proof(`Wrong-001${n}`) };
    codes.push((await member.call(setPaymentPassword, { body })).error?.code);
  }
  expect(codes).toEqual(codes.map(() => 'PASSWORD_WRONG'));
  expect((await member.call(beginPasskey, { body: { proof: proof(OLD) } })).error?.code).toBe('TOO_MANY_REQUESTS');
  app.clock.advance({ minutes: 16 });
  expect((await member.call(beginPasskey, { body: { proof: proof(OLD) } })).error).toBeUndefined();
});
