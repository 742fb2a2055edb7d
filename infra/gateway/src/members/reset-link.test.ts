import { changeContact, sendContactCodes } from '@atrium/contracts/contacts';
import { changePassword, endSession, forgotByEmail, setPasswordByLink } from '@atrium/contracts/members';
import { login } from '@atrium/contracts/session';
import { balance } from '@atrium/contracts/wallet';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

type Member = Awaited<ReturnType<TestApp['signedIn']>>;
const OLD = 'Right-0001';
const linkTo = async (target: string) =>
  (
    await app.database.rows<{ text: string }>('SELECT text FROM outbox WHERE target = $1 ORDER BY id DESC', [target])
  ).map(({ text }) => /\?reset=([\w-]+)/.exec(text)![1]!);
const codeTo = async (target: string) =>
  /\b\d{6}\b/.exec(
    (await app.database.first<{ text: string }>('SELECT text FROM outbox WHERE target = $1 ORDER BY id DESC LIMIT 1', [
      target,
    ]))!.text,
  )![0];
const set = (token: string, newPassword = 'Brand-new-1') =>
  app.visitor().call(setPasswordByLink, { body: { token, newPassword } });

it('sets a new password with the link from the e-mail, once, and ends every session of the account', async () => {
  const member = await app.signedIn();
  await app.database.run("UPDATE members SET email = 'maya@example.com' WHERE id = $1", [member.memberId]);
  const ask = () =>
    app.visitor().call(forgotByEmail, { body: { username: member.account, email: 'maya@example.com' } });
  await ask();
  await ask();
  const [token = '', other = ''] = await linkTo('maya@example.com');
  expect((await set(token, 'short')).error?.code).toBe('PASSWORD_RULE');
  expect((await member.call(balance)).status).toBe(200);
  expect((await set(token)).value).toEqual({ account: member.account });
  expect((await member.call(balance)).status).toBe(401);
  expect([(await set(token)).error?.code, (await set(other)).error?.code]).toEqual([
    'RESET_LINK_INVALID',
    'RESET_LINK_INVALID',
  ]);
  expect(
    (await app.visitor().call(login, { body: { username: member.account, password: 'Brand-new-1', type: 'username' } }))
      .status,
  ).toBe(200);
});

it('sends a member at most three links at a time, however many are requested and from any address', async () => {
  const member = await app.member();
  await app.database.run("UPDATE members SET email = 'full@example.com' WHERE id = $1", [member.id]);
  const ask = () =>
    app.visitor().call(forgotByEmail, { body: { username: member.account, email: 'full@example.com' } });
  const answers = await Promise.all(Array.from({ length: 8 }, ask));
  expect(answers.every(({ status, value }) => status === 200 && Object.keys(value).length === 0)).toBe(true);
  expect(await linkTo('full@example.com')).toHaveLength(3);
  app.clock.advance({ minutes: 31 });
  await ask();
  expect(await linkTo('full@example.com')).toHaveLength(4);
});

it('refuses a link that is expired, unknown, or of a locked account', async () => {
  const member = await app.member();
  await app.database.run("UPDATE members SET email = 'kei@example.com' WHERE id = $1", [member.id]);
  const ask = () => app.visitor().call(forgotByEmail, { body: { username: member.account, email: 'kei@example.com' } });
  await ask();
  app.clock.advance({ minutes: 31 });
  expect((await set((await linkTo('kei@example.com'))[0]!)).error?.code).toBe('RESET_LINK_INVALID');
  expect((await set('x'.repeat(32))).error?.code).toBe('RESET_LINK_INVALID');
  await ask();
  await app.database.run("UPDATE members SET status = 'locked' WHERE id = $1", [member.id]);
  expect((await set((await linkTo('kei@example.com'))[0]!)).error?.code).toBe('RESET_LINK_INVALID');
});

it.each<[string, (member: Member, email: string) => Promise<{ error?: unknown }>]>([
  [
    'the password has changed',
    (member) =>
      member.call(changePassword, {
        body: { oldPassword: OLD, newPassword: 'Harbour-0202', confirmNewPassword: 'Harbour-0202' },
      }),
  ],
  [
    'another mailbox replaces the one that received it',
    async (member, email) => {
      const to = { kind: 'email' as const, email: `new-${email}` };
      await member.call(sendContactCodes, { body: { to } });
      const [newCode, proof] = [await codeTo(to.email), await codeTo(email)];
      return await member.call(changeContact, { body: { to, newCode, proof } });
    },
  ],
])('[AC-07] refuses a link once %s', async (_what, change) => {
  const member = await app.signedIn({ password: OLD });
  const email = `${member.account}@example.com`;
  await app.database.run('UPDATE members SET email = $2 WHERE id = $1', [member.memberId, email]);
  await app.visitor().call(forgotByEmail, { body: { username: member.account, email } });
  const [link = ''] = await linkTo(email);
  await app.database.run(
    "INSERT INTO given_proofs (session_id, purpose, given_at) SELECT id, 'password', $2 FROM sessions WHERE member_id = $1",
    [member.memberId, app.clock.now()],
  );
  expect((await change(member, email)).error).toBeUndefined();
  expect((await set(link)).error?.code).toBe('RESET_LINK_INVALID');
});

it("signs out one device, and only the member's own", async () => {
  const member = await app.signedIn();
  const phone = await app.signedIn(member.account);
  const other = await app.signedIn();
  const idOf = async (memberId: string) =>
    (await app.database.first<{ id: string }>('SELECT max(id)::text AS id FROM sessions WHERE member_id = $1', [
      memberId,
    ]))!.id;
  expect((await member.call(endSession, { params: { id: await idOf(other.memberId) } })).error?.code).toBe('NOT_FOUND');
  expect((await other.call(balance)).status).toBe(200);
  expect((await member.call(endSession, { params: { id: await idOf(member.memberId) } })).value).toEqual({ ended: 1 });
  expect([(await phone.call(balance)).status, (await member.call(balance)).status]).toEqual([401, 200]);
});
