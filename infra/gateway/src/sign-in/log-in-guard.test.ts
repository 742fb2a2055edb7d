import { sessionCookie } from '@atrium/contracts/live';
import { setPasswordByPhone } from '@atrium/contracts/members';
import { MOST_WORK, smsNoLogin } from '@atrium/contracts/verification';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { deviceCookie } from '../session/known-device.ts';
import type { Visitor } from '../platform/testing/visitor.ts';
import { developmentHumanVerification } from '../verification/human.ts';
import { asProof, drawnCaptcha, solvedCaptcha } from '../verification/testing/solved-captcha.ts';
import { logIn, someone } from './testing/log-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ config: { trustedProxies: ['127.0.0.1'] } });
});
afterAll(() => app.close());

it("[AC-06] locks after the brand's number of failures, and a password set by a second factor unlocks the username early", async () => {
  const member = await someone(app);
  await app.database.run("UPDATE members SET mobile = '+639170009911' WHERE id = $1", [member.id]);
  await app.parts.settings.set('session.captchaAfter', 9);
  await app.parts.settings.set('session.lockAfter', 2);
  const codes = [];
  for (let i = 0; i < 3; i += 1) codes.push((await logIn(app.visitor(), member.account, 'Wrong-0001')).error?.code);
  expect(codes).toEqual(['LOGIN_FAILED', 'LOGIN_FAILED', 'ACCOUNT_LOCKED']);
  expect((await logIn(app.visitor(), member.account, member.password)).error?.code).toBe('ACCOUNT_LOCKED');
  await app.visitor().call(smsNoLogin, { body: { mobileNum: '9170009911', countryDialingCode: '63' } });
  const sent = await app.database.first<{ text: string }>("SELECT text FROM outbox WHERE target = '+639170009911'");
  const verificationCode = sent!.text.match(/\d{6}/)![0];
  await app
    .visitor()
    .call(setPasswordByPhone, { body: { newPassword: 'Secret-0002', mobileNum: '+639170009911', verificationCode } });
  expect((await logIn(app.visitor(), member.account, 'Secret-0002')).status).toBe(200);
  await app.parts.settings.set('session.captchaAfter', 2);
  await app.parts.settings.set('session.lockAfter', 3);
});

it('[14-06] guesses from elsewhere lock unknown addresses, and leave the owner a way in at a known one', async () => {
  const member = await someone(app);
  await app.parts.settings.set('session.captchaAfter', 90);
  await app.parts.settings.set('session.lockAfter', 3);
  await app.parts.settings.set('session.lockAfterKnown', 3);
  const guess = async () => (await logIn(app.visitor(), member.account, 'Wrong-0001')).error?.code;
  await app.database.run(
    "INSERT INTO login_failures (account, at, ip) SELECT $1, $2, '203.0.113.9' FROM generate_series(1, 3)",
    [member.account.toLowerCase(), app.clock.now()],
  );
  expect(await guess()).toBe('ACCOUNT_LOCKED');
  await app.database.run(
    "INSERT INTO registered_addresses (member_id, address, registered_at) VALUES ($1, '127.0.0.1', $2)",
    [member.id, app.clock.now()],
  );
  expect((await logIn(app.visitor(), member.account, member.password)).status).toBe(200);
  const left = await app.database.first<{ count: number }>(
    'SELECT count(*)::int AS count FROM login_failures WHERE account = $1',
    [member.account.toLowerCase()],
  );
  expect(left!.count).toBe(3);
  expect([await guess(), await guess(), await guess(), await guess()]).toEqual([
    'LOGIN_FAILED',
    'LOGIN_FAILED',
    'LOGIN_FAILED',
    'ACCOUNT_LOCKED',
  ]);
  await app.parts.settings.set('session.lockAfterKnown', 10);
  await app.parts.settings.set('session.captchaAfter', 2);
  await app.parts.settings.set('session.lockAfter', 3);
});

/** A browser at an address. */
function browserAt(ip: string, cookies: Record<string, string> = {}) {
  const visitor = app.visitor();
  Object.assign(visitor.headers, { 'x-forwarded-for': ip });
  Object.assign(visitor.cookies, cookies);
  return visitor;
}

/** The proof is that of a human; only loopback needs none. */
const enter = (visitor: Visitor, account: string, password: string) =>
  logIn(visitor, account, password, { proof: 'development' });

it('[14-06] counts a known device alone: guesses elsewhere, at its address too, leave the owner a way in', async () => {
  const member = await someone(app);
  await app.parts.settings.set('session.verifyNewAddress', false);
  await app.parts.settings.set('session.captchaAfter', 90);
  await app.parts.settings.set('session.lockAfter', 3);
  await app.parts.settings.set('session.lockAfterKnown', 3);
  const owner = browserAt('203.0.113.20');
  expect((await enter(owner, member.account, member.password)).status).toBe(200);
  const device = { [deviceCookie(8080)]: owner.cookies[deviceCookie(8080)]! };
  for (let i = 0; i < 3; i += 1) await enter(browserAt('203.0.113.20'), member.account, 'Wrong-0001');
  expect((await enter(browserAt('203.0.113.20'), member.account, member.password)).error?.code).toBe('ACCOUNT_LOCKED');
  expect((await enter(browserAt('198.51.100.7'), member.account, member.password)).error?.code).toBe('ACCOUNT_LOCKED');
  // The same browser, on another network.
  const again = browserAt('198.51.100.7', device);
  expect((await enter(again, member.account, member.password)).status).toBe(200);
  expect(again.cookies[deviceCookie(8080)]).not.toBe(device[deviceCookie(8080)]);
  // Its own failures lock it, and another account's device is a stranger.
  const known = { [deviceCookie(8080)]: again.cookies[deviceCookie(8080)]! };
  for (let i = 0; i < 3; i += 1) await enter(browserAt('198.51.100.8', known), member.account, 'Wrong-0001');
  expect((await enter(browserAt('198.51.100.8', known), member.account, member.password)).error?.code).toBe(
    'ACCOUNT_LOCKED',
  );
  await app.parts.settings.set('session.lockAfterKnown', 10);
  const other = await someone(app);
  const stranger = browserAt('198.51.100.9');
  await enter(stranger, other.account, other.password);
  expect((await enter(stranger, member.account, member.password)).error?.code).toBe('ACCOUNT_LOCKED');
});

it('[14-06] counts an address over all usernames, and locks it for unknown devices alone', async () => {
  await app.parts.settings.set('session.captchaAfter', 90);
  await app.parts.settings.set('session.lockAfter', 100);
  await app.parts.settings.set('session.addressLockAfter', 10);
  const member = await someone(app);
  const here = () => browserAt('192.0.2.50');
  const owner = here();
  expect((await enter(owner, member.account, member.password)).status).toBe(200);
  const codes = [];
  for (let i = 0; i < 3; i += 1) codes.push((await enter(here(), `spray${i}`, 'Wrong-0001')).error);
  expect(codes.map((error) => [error?.code, (error?.value as { captcha: boolean } | undefined)?.captcha])).toEqual([
    ['LOGIN_FAILED', false],
    ['LOGIN_FAILED', true],
    ['CAPTCHA_REQUIRED', true],
  ]);
  await app.database.run(
    "INSERT INTO login_failures (account, at, ip, address) SELECT 'spray' || n, $1, '192.0.2.50', '192.0.2.50' FROM generate_series(1, 8) n",
    [app.clock.now()],
  );
  expect((await enter(here(), member.account, member.password)).error?.code).toBe('TOO_MANY_REQUESTS');
  expect((await enter(browserAt('192.0.2.51'), member.account, member.password)).status).toBe(200);
  expect((await enter(browserAt('192.0.2.50', owner.cookies), member.account, member.password)).status).toBe(200);
  await app.parts.settings.set('session.addressLockAfter', 50);
});

it('[14-06] counts a network of IPv6 as ten of its addresses, so that a guess from each of them is one too many', async () => {
  await app.parts.settings.set('session.verifyNewAddress', false);
  await app.parts.settings.set('session.captchaAfter', 90);
  await app.parts.settings.set('session.addressLockAfter', 1);
  const member = await someone(app);
  const owner = browserAt('2001:db8:77:1::5');
  expect((await enter(owner, member.account, member.password)).status).toBe(200);
  const guess = async (household: number, network = '2001:db8:77') =>
    (await enter(browserAt(`${network}:${household.toString(16)}::9`), `spray-${household}`, 'Wrong-0001')).error?.code;
  for (let household = 0x10; household < 0x1a; household += 1) expect(await guess(household)).toBe('LOGIN_FAILED');
  expect(await guess(0x1a)).toBe('TOO_MANY_REQUESTS');
  expect(await guess(0x1b, '2001:db8:78')).toBe('LOGIN_FAILED');
  expect((await enter(browserAt('2001:db8:77:1::6', owner.cookies), member.account, member.password)).status).toBe(200);
  await app.parts.settings.set('session.captchaAfter', 2);
  await app.parts.settings.set('session.addressLockAfter', 50);
});

it('[14-06] failures on a known device count for it alone, neither for its address nor for others there', async () => {
  await app.parts.settings.set('session.verifyNewAddress', false);
  await app.parts.settings.set('session.captchaAfter', 90);
  await app.parts.settings.set('session.lockAfter', 3);
  await app.parts.settings.set('session.lockAfterKnown', 3);
  await app.parts.settings.set('session.addressLockAfter', 3);
  const member = await someone(app);
  const owner = browserAt('192.0.2.60');
  expect((await enter(owner, member.account, member.password)).status).toBe(200);
  await app.database.run(
    "INSERT INTO registered_addresses (member_id, address, registered_at) VALUES ($1, '192.0.2.60', $2) ON CONFLICT DO NOTHING",
    [member.id, app.clock.now()],
  );
  const device = { [deviceCookie(8080)]: owner.cookies[deviceCookie(8080)]! };
  for (let i = 0; i < 3; i += 1) await enter(browserAt('192.0.2.60', device), member.account, 'Wrong-0001');
  expect((await enter(browserAt('192.0.2.60', device), member.account, member.password)).error?.code).toBe(
    'ACCOUNT_LOCKED',
  );
  expect((await enter(browserAt('192.0.2.60'), member.account, member.password)).status).toBe(200);
  await app.parts.settings.set('session.lockAfterKnown', 10);
  await app.parts.settings.set('session.addressLockAfter', 50);
});

it('[14-06] asks for twice the work with every further failure, and takes no proof of less', async () => {
  await app.parts.settings.set('session.captchaAfter', 2);
  await app.parts.settings.set('session.lockAfter', 20);
  await app.parts.settings.set('captcha.difficulty', 1_000);
  const { account } = await someone(app);
  const guess = async (work?: number) => {
    const solved = work === undefined ? {} : await solvedCaptcha(app, work);
    const { error } = await logIn(app.visitor(), account, 'Wrong-0001', solved);
    return [error?.code, (error?.value as { work?: number } | undefined)?.work ?? 1];
  };
  expect([await guess(), await guess()]).toEqual([
    ['LOGIN_FAILED', 1],
    ['LOGIN_FAILED', 1],
  ]);
  expect(await guess(1)).toEqual(['LOGIN_FAILED', 2]);
  expect(await guess(1)).toEqual(['CAPTCHA_PROOF_INVALID', 2]);
  expect(await guess(2)).toEqual(['LOGIN_FAILED', 4]);
  expect(await guess(4)).toEqual(['LOGIN_FAILED', 8]);
  expect(await guess(8)).toEqual(['LOGIN_FAILED', MOST_WORK]);
  // The work grows no further, so that the owner can prove it.
  expect(await guess(MOST_WORK)).toEqual(['LOGIN_FAILED', MOST_WORK]);
  const { work } = await drawnCaptcha(app, MOST_WORK);
  expect(work.maxnumber).toBe(1_000 * MOST_WORK);
  // A salt that claims more work than was drawn breaks the signature.
  const little = await drawnCaptcha(app, 1);
  const claimed = { ...little.work, salt: little.work.salt.replace('work=1', `work=${MOST_WORK}`) };
  expect(
    (
      await logIn(app.visitor(), account, 'Wrong-0001', {
        captchaId: little.id,
        captcha: little.answer,
        captchaProof: asProof({ ...claimed, number: 1 }),
      })
    ).error?.code,
  ).toBe('CAPTCHA_PROOF_INVALID');
  await app.parts.settings.set('session.captchaAfter', 2);
  await app.parts.settings.set('session.lockAfter', 3);
});

it('stores passwords as argon2id, and sets cookies HttpOnly and SameSite', async () => {
  const member = await someone(app);
  const row = await app.database.first<{ hash: string }>('SELECT password_hash AS hash FROM members WHERE id = $1', [
    member.id,
  ]);
  expect(row!.hash).toMatch(/^\$argon2id\$/);
  const { headers } = await logIn(app.visitor(), member.account, member.password);
  const set = [headers['set-cookie']]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith(`${sessionCookie(8080)}=`));
  expect(set).toMatch(/; SameSite=Strict/);
  expect(set).toMatch(/; HttpOnly/);
});

it('[AC-05] takes as long for an unknown user as for a wrong password', async () => {
  const slow = await testApp({ config: { argon: { memoryCost: 19_456, timeCost: 2 } } });
  const made = await someone(slow);
  await slow.parts.settings.set('session.captchaAfter', 100);
  await slow.parts.settings.set('session.lockAfter', 100);
  const timed = async (account: string) => {
    const from = performance.now();
    expect((await logIn(slow.visitor(), account, 'Wrong-0001')).error?.code).toBe('LOGIN_FAILED');
    return performance.now() - from;
  };
  await timed('first-of-all');
  const [wrong, unknown]: [number[], number[]] = [[], []];
  // Load only adds: the shortest of each is nearest to the work itself, on a busy machine after more of them.
  const ratio = () => Math.min(...unknown) / Math.min(...wrong);
  const isAsLong = () => ratio() > 0.3 && ratio() < 3;
  for (let i = 0; i < 9 || (i < 40 && !isAsLong()); i += 1) {
    wrong.push(await timed(made.account));
    unknown.push(await timed(`nobody${i}`));
  }
  // Without the work on a decoy it is near a tenth, after any number.
  expect(ratio()).toBeGreaterThan(0.3);
  expect(ratio()).toBeLessThan(3);
  await slow.close();
});

it("admits only an agent's own downline at that agent's entry", async () => {
  const keeper = await someone(app, { type: 1 });
  const [own, other] = [await someone(app, { upline: keeper.id }), await someone(app)];
  const at = (account: string, agent?: string) =>
    logIn(app.visitor(), account, 'Secret-0001', { entry: 'agentEntry', ...(agent && { agent }) });
  expect((await at(own.account, keeper.account)).status).toBe(200);
  expect((await at(other.account, keeper.account)).error?.code).toBe('NOT_OF_THIS_AGENT');
  expect((await at(own.account, own.account)).error?.code).toBe('NOT_OF_THIS_AGENT');
  expect((await at(own.account)).error?.code).toBe('NOT_OF_THIS_AGENT');
});

it('admits only agents at the portal of agents', async () => {
  const [member, agent] = [await someone(app), await someone(app, { type: 2 })];
  expect((await logIn(app.visitor(), member.account, member.password, { entry: 'agent' })).error?.code).toBe(
    'NOT_AN_AGENT',
  );
  expect((await logIn(app.visitor(), agent.account, agent.password, { entry: 'agent' })).status).toBe(200);
});

it('checks no password before the human verification', async () => {
  const strict = await testApp();
  Object.assign(strict.parts, { human: developmentHumanVerification(false) });
  expect((await logIn(strict.visitor(), 'somebody', 'Wrong-0001')).error?.code).toBe('HUMAN_VERIFICATION_FAILED');
  expect((await logIn(strict.visitor(), 'somebody', 'Wrong-0001', { proof: 'forged' })).error?.code).toBe(
    'HUMAN_VERIFICATION_FAILED',
  );
  expect((await strict.database.first<{ n: number }>('SELECT count(*)::int AS n FROM login_failures'))!.n).toBe(0);
  expect((await logIn(strict.visitor(), 'somebody', 'Wrong-0001', { proof: 'development' })).error?.code).toBe(
    'LOGIN_FAILED',
  );
  await strict.close();
});
