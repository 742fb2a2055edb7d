import { CONSOLE_HEADER, consoleCookie, firstStepCookie } from '@atrium/contracts/console';
import { CONFIRMED_FOR_MS, FIRST_STEP_LIFE_MS } from '@atrium/contracts/console-factor';
import type { Operation } from '@atrium/contracts/registry-operation';
import { REGISTRY_OPERATIONS } from '@atrium/contracts/registry-operations';
import { Secret, TOTP } from 'otpauth';
import { setPassword } from '../passwords.ts';
import { type TestRegistry, testRegistry } from '../../testing/test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await testRegistry();
  for (const name of ['operator', 'approver', 'rosa', 'otto', 'vera', 'late']) {
    if (!['operator', 'approver'].includes(name)) await registry.person(name, 'operator');
    await setPassword(registry.pool, name, `${name}-password`);
  }
});
afterAll(() => registry.close());

/** The console in one browser, at one address. */
function browser(remoteAddress = '203.0.113.1', more: Record<string, string> = {}) {
  const jar = new Map<string, string>();
  async function call(method: 'GET' | 'POST', url: string, payload?: object, headers: Record<string, string> = more) {
    const answer = await registry.app.inject({
      method,
      url,
      remoteAddress,
      headers: {
        host: '127.0.0.1:8090',
        origin: 'http://127.0.0.1:8090',
        [CONSOLE_HEADER]: 'active',
        cookie: [...jar].map((pair) => pair.join('=')).join('; '),
        ...headers,
      },
      ...(payload && { payload }),
    });
    for (const { name, value } of answer.cookies) jar.set(name, value);
    const { code, ...value } = answer.json() as Record<string, string>;
    return { status: answer.statusCode, code, value, cookies: answer.cookies };
  }
  return {
    jar,
    call,
    password: (name: string) => call('POST', '/console/sign-in', { name, password: `${name}-password` }),
    code: (code: string) => call('POST', '/console/sign-in/code', { code }),
    confirm: (code: string) => call('POST', '/console/confirm', { code }),
    isIn: async () => (await call('GET', '/console/session')).status === 200,
  };
}
type Browser = ReturnType<typeof browser>;

const now = () => Date.now() + registry.clock.ahead;
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now() + ahead });
const wrong = (secret: string) =>
  ['000000', '111111', '222222', '333333'].find((code) =>
    [-30_000, 0, 30_000].every((at) => code !== codeOf(secret, at)),
  )!;
/** Each code is accepted once, so the next one is needed. */
const nextStep = () => {
  registry.clock.ahead += 60_000;
};
const newest = async () => (await registry.call('viewer', 'GET', '/audit?limit=1')).list[0];

/** Binds an app to the name and signs in. Returns its secret. */
async function enrolled(name: string, at: Browser): Promise<string> {
  await at.password(name);
  const { value } = await at.call('POST', '/console/sign-in/enrol');
  expect((await at.code(codeOf(value.secret!))).status).toBe(200);
  nextStep();
  return value.secret!;
}

it('[14-12] the password opens only the second step, in which the first sign-in binds an authenticator app', async () => {
  const first = browser();
  const { status, value, cookies } = await first.password('rosa');
  expect([status, value]).toEqual([200, { next: 'enrol' }]);
  expect(cookies.map(({ name }) => name)).toEqual([firstStepCookie(8090)]);
  expect(cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  expect(await first.isIn()).toBe(false);
  // The cookie of the first step is no session.
  first.jar.set(consoleCookie(8090), first.jar.get(firstStepCookie(8090))!);
  expect(await first.isIn()).toBe(false);
  expect((await first.call('GET', '/registry/status')).status).toBe(401);

  const { value: made } = await first.call('POST', '/console/sign-in/enrol');
  expect(made.uri).toContain(`secret=${made.secret}`);
  expect(await first.code(wrong(made.secret!))).toMatchObject({ status: 403, code: 'CODE_WRONG' });
  expect((await first.code(codeOf(made.secret!))).value).toMatchObject({ name: 'rosa', role: 'operator' });
  expect(await first.isIn()).toBe(true);
  expect(await newest()).toMatchObject({ actor: 'rosa', action: 'enrol-factor', after: { name: 'rosa' } });
  const { rows } = await registry.pool.query("SELECT secret FROM registry.factor WHERE name = 'rosa'");
  expect(rows[0].secret).not.toContain(made.secret);
});

it('[14-12] the next sign-in asks for a code, accepts each one once, and shows no secret again', async () => {
  const secret = await enrolled('otto', browser());
  const [second, third] = [browser(), browser()];
  expect((await second.password('otto')).value).toEqual({ next: 'code' });
  expect(await second.call('POST', '/console/sign-in/enrol')).toMatchObject({ status: 409, code: 'FACTOR_EXISTS' });
  const code = codeOf(secret);
  const attempts = await Promise.all([second.code(code), third.password('otto')]);
  expect(attempts.map(({ status }) => status)).toEqual([200, 200]);
  expect(await third.code(code)).toMatchObject({ status: 403, code: 'CODE_WRONG' });
  // The code before the accepted one is refused, too; the next one is good.
  expect(await third.code(codeOf(secret, -30_000))).toMatchObject({ code: 'CODE_WRONG' });
  nextStep();
  expect((await third.code(codeOf(secret))).status).toBe(200);
  // A first step is good for one session.
  expect(await second.code(codeOf(secret))).toMatchObject({ status: 401, code: 'FIRST_STEP_OVER' });
});

it('[14-12] the second step is open for five minutes', async () => {
  const slow = browser();
  await slow.password('late');
  registry.clock.ahead += FIRST_STEP_LIFE_MS + 1_000;
  expect(await slow.call('POST', '/console/sign-in/enrol')).toMatchObject({ status: 401, code: 'FIRST_STEP_OVER' });
});

it('[14-12] five wrong codes lock the name, however often the right password is between them', async () => {
  const secret = await enrolled('vera', browser('198.51.100.1'));
  const guesser = browser('198.51.100.9');
  for (let tries = 0; tries < 5; tries++) {
    await guesser.password('vera');
    expect(await guesser.code(wrong(secret))).toMatchObject({ status: 403, code: 'CODE_WRONG' });
  }
  expect(await guesser.code(codeOf(secret))).toMatchObject({ status: 429, code: 'SIGN_IN_LOCKED' });
  expect((await guesser.password('vera')).value).toEqual({ next: 'either' });
  expect(await newest()).toMatchObject({ action: 'lock-sign-in', after: { name: 'vera' } });
  registry.clock.ahead += 5 * 60_000 + 1_000;
  await guesser.password('vera');
  expect((await guesser.code(codeOf(secret))).status).toBe(200);
});

describe('[14-06] a name that guesses have locked at unknown devices', () => {
  const owner = () => browser('198.51.100.30');
  let secret: string;
  beforeAll(async () => {
    await registry.person('greta', 'operator');
    await setPassword(registry.pool, 'greta', 'greta-password');
    secret = await enrolled('greta', browser('198.51.100.31'));
  });
  beforeEach(async () => {
    await registry.pool.query('DELETE FROM registry.sign_in_failure');
    for (let address = 1; address <= 7; address++)
      for (let tries = 0; tries < 4; tries++) await guess('greta', `203.0.113.${100 + address}`);
  });
  const guess = (name: string, from: string, password = 'a guess') =>
    browser(from).call('POST', '/console/sign-in', { name, password });

  it('lets the owner in on a new device, by password and code together, and stays locked for guessers', async () => {
    const at = owner();
    expect((await at.password('greta')).value).toEqual({ next: 'either' });
    expect((await at.code(codeOf(secret))).status).toBe(200);
    expect(await at.isIn()).toBe(true);
    expect((await guess('greta', '203.0.113.190')).value).toEqual({ next: 'either' });
    // The device is known from now on, so no guess locks it.
    nextStep();
    expect((await at.password('greta')).value).toEqual({ next: 'code' });
  });

  it('answers every password and every name alike, and takes each pair once', async () => {
    nextStep();
    const outcome = async (name: string, password: string, code: string) => {
      const at = owner();
      const first = await at.call('POST', '/console/sign-in', { name, password });
      const { status, code: refusal, value } = await at.code(code);
      return { first: first.value, second: { status, refusal, value }, at };
    };
    for (let address = 1; address <= 7; address++)
      for (let tries = 0; tries < 4; tries++) await guess('nobody', `203.0.113.${100 + address}`);
    const [wrongBoth, wrongPassword, wrongCode, unknown] = [
      await outcome('greta', 'a guess', wrong(secret)),
      await outcome('greta', 'a guess', codeOf(secret)),
      await outcome('greta', 'greta-password', wrong(secret)),
      await outcome('nobody', 'a guess', codeOf(secret)),
    ];
    expect(wrongBoth.first).toEqual({ next: 'either' });
    expect(wrongBoth.second).toMatchObject({ status: 401, refusal: 'LOCKED_STEP_FAILED' });
    for (const { first, second } of [wrongPassword, wrongCode, unknown]) {
      expect(first).toEqual(wrongBoth.first);
      expect(second).toEqual(wrongBoth.second);
    }
    expect(await wrongCode.at.code(codeOf(secret))).toMatchObject({ status: 401, code: 'FIRST_STEP_OVER' });
    // A code beside a wrong password is not used up.
    expect((await outcome('greta', 'greta-password', codeOf(secret))).second.status).toBe(200);
  });

  it('takes five wrong codes beside the right password, from whichever addresses, and no right one after them', async () => {
    nextStep();
    for (let tries = 0; tries < 5; tries++) {
      const at = browser(`198.51.100.${40 + tries}`);
      await at.password('greta');
      await at.code(wrong(secret));
    }
    const at = owner();
    await at.password('greta');
    expect(await at.code(codeOf(secret))).toMatchObject({ code: 'LOCKED_STEP_FAILED' });
  });

  it('takes twenty attempts of one address at the most', async () => {
    const codes = [];
    for (let tries = 0; tries < 21; tries++) codes.push((await guess('greta', '203.0.113.200')).code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(20);
    expect(codes.at(-1)).toBe('SIGN_IN_LOCKED');
  });
});

const REBOUND = { host: 'rebound.example:8090', origin: 'http://rebound.example:8090' };

it.each<[string, () => Browser, string]>([
  ['another address', () => browser('203.0.113.5'), 'operator'],
  ['a proxy on this machine', () => browser('127.0.0.1', { 'x-forwarded-for': '203.0.113.5' }), 'operator'],
  ['a proxy that names the caller otherwise', () => browser('127.0.0.1', { 'x-real-ip': '203.0.113.5' }), 'operator'],
  ['a proxy that names itself alone', () => browser('127.0.0.1', { via: '1.1 edge' }), 'operator'],
  ['a page of another site that points its name at this machine', () => browser('127.0.0.1', REBOUND), 'operator'],
  ['this machine, for anybody else', () => browser('127.0.0.1'), 'late'],
])('[14-12] asks for the second factor from %s', async (_from, from, name) => {
  expect((await from().password(name)).value).toEqual({ next: 'enrol' });
});

it('[14-12] spares the two demo operators from loopback, where alone their session works', async () => {
  for (const [name, address] of [
    ['operator', '127.0.0.1'],
    ['approver', '::1'],
  ] as const) {
    const here = browser(address);
    expect((await here.password(name)).value).toMatchObject({ name });
    expect(await here.isIn()).toBe(true);
    for (const elsewhere of [browser('203.0.113.5'), browser(address, REBOUND)]) {
      for (const [cookie, value] of here.jar) elsewhere.jar.set(cookie, value);
      expect(await elsewhere.isIn()).toBe(false);
    }
  }
});

it('[14-12] spares nobody in production', async () => {
  const production = await testRegistry({ development: false });
  await setPassword(production.pool, 'operator', 'operator-password');
  const answer = await production.app.inject({
    method: 'POST',
    url: '/console/sign-in',
    headers: { host: '127.0.0.1:8090', origin: 'http://127.0.0.1:8090', [CONSOLE_HEADER]: 'active' },
    payload: { name: 'operator', password: 'operator-password' },
  });
  expect(answer.json()).toEqual({ next: 'enrol' });
  await production.close();
});

describe('[14-12] a session', () => {
  it('is confirmed by a code that was not used before, and whoami says so', async () => {
    const at = browser('192.0.2.1');
    await registry.person('nora', 'operator');
    await setPassword(registry.pool, 'nora', 'nora-password');
    const secret = await enrolled('nora', at);
    const confirmed = async () => (await at.call('GET', '/registry/whoami')).value.confirmed;
    expect(await confirmed()).toBe(false);
    const code = codeOf(secret);
    expect((await at.confirm(code)).status).toBe(200);
    expect(await confirmed()).toBe(true);
    expect(await at.confirm(code)).toMatchObject({ status: 403, code: 'CODE_WRONG' });
    nextStep();
    for (let tries = 0; tries < 4; tries++) await at.confirm(wrong(secret));
    expect(await at.confirm(codeOf(secret))).toMatchObject({ status: 429, code: 'SIGN_IN_LOCKED' });
    expect(await newest()).toMatchObject({ action: 'lock-sign-in', reason: '5 wrong codes in one session' });
    expect(CONFIRMED_FOR_MS).toBeLessThanOrEqual(5 * 60_000);
  });

  it('that an earlier release opened with the password alone has ended', async () => {
    const here = browser('127.0.0.1');
    await here.password('operator');
    await registry.pool.query("UPDATE registry.session SET spared = NULL WHERE name = 'operator'");
    expect(await here.isIn()).toBe(false);
  });

  it('of a token or a spared operator has nothing to confirm', async () => {
    const here = browser('127.0.0.1');
    await here.password('operator');
    expect((await here.call('GET', '/registry/whoami')).value).not.toHaveProperty('confirmed');
    expect(await registry.call('operator', 'GET', '/whoami')).not.toHaveProperty('confirmed');
  });
});

describe('[14-12] what cannot be undone', () => {
  const token = { name: 'onlooker', role: 'viewer', days: 1, reason: 'a test' };
  const issue = (at: Browser) => at.call('POST', '/registry/operators', token);

  it('needs a code of the last five minutes in the session; everything else does not', async () => {
    const at = browser('192.0.2.2');
    await registry.person('mira', 'operator');
    await setPassword(registry.pool, 'mira', 'mira-password');
    const secret = await enrolled('mira', at);
    // The code of the sign-in does not count.
    expect(await issue(at)).toMatchObject({ status: 403, code: 'FACTOR_REQUIRED' });
    const { rows } = await registry.pool.query("SELECT 1 FROM registry.operator WHERE name = 'onlooker'");
    expect(rows).toEqual([]);
    const back = { status: 'normal', reason: 'a test' };
    expect((await at.call('POST', '/registry/system', back)).status).toBe(200);

    await at.confirm(codeOf(secret));
    expect((await issue(at)).status).toBe(200);
    registry.clock.ahead += CONFIRMED_FOR_MS + 1_000;
    expect(await issue(at)).toMatchObject({ status: 403, code: 'FACTOR_REQUIRED' });
    // A second browser of the same operator has to be confirmed itself.
    const other = browser('192.0.2.3');
    await other.password('mira');
    await other.code(codeOf(secret));
    nextStep();
    await at.confirm(codeOf(secret));
    expect((await issue(other)).code).toBe('FACTOR_REQUIRED');
    expect((await issue(at)).status).toBe(200);
  });

  it('needs no code where there is none to enter: with a token, and for a spared operator', async () => {
    const here = browser('127.0.0.1');
    await here.password('operator');
    expect((await issue(here)).status).toBe(200);
    expect((await registry.call('operator', 'POST', '/operators', token)).status).toBe(200);
  });

  const final = (REGISTRY_OPERATIONS as readonly Operation[]).filter(({ irreversible }) => irreversible);
  it.each(final.map((one) => [one.name, one] as const))(
    '%s is refused in an open session without a code',
    async (_name, { method, path }) => {
      const at = browser('192.0.2.4');
      await registry.person('chief', 'approver');
      await setPassword(registry.pool, 'chief', 'chief-password');
      await registry.pool.query("DELETE FROM registry.factor WHERE name = 'chief'");
      await enrolled('chief', at);
      const url = path.replace(':name', 'rosa').replace(':id', '00000000');
      expect(await at.call(method as 'POST', url, {})).toMatchObject({ status: 403, code: 'FACTOR_REQUIRED' });
    },
  );
});

describe('[14-12] a lost app', () => {
  it('is removed by two persons; the next sign-in binds another', async () => {
    await registry.person('lena', 'operator');
    await setPassword(registry.pool, 'lena', 'lena-password');
    const at = browser('192.0.2.5');
    await enrolled('lena', at);
    const asked = await registry.call('operator', 'POST', '/operators/lena/factor/reset', { reason: 'lost phone' });
    expect(asked).toMatchObject({ status: 202, applied: false, approval: { action: 'reset-factor' } });
    expect(await at.isIn()).toBe(true);
    const approve = (as: string) => registry.call(as, 'POST', `/approvals/${asked.approval.id}/approve`);
    expect(await approve('operator')).toMatchObject({ status: 403 });
    expect(await approve('approver')).toMatchObject({ status: 200, applied: true });
    expect(await newest()).toMatchObject({
      actor: 'approver',
      action: 'reset-factor',
      before: { name: 'lena', factor: expect.any(String) },
      after: { name: 'lena', factor: null },
    });
    expect(await at.isIn()).toBe(false);
    expect((await at.password('lena')).value).toEqual({ next: 'enrol' });
  });

  it('is not removed twice, and not where a new one was bound meanwhile', async () => {
    const reset = () => registry.call('operator', 'POST', '/operators/lena/factor/reset', { reason: 'lost phone' });
    expect(await reset()).toMatchObject({ status: 409, code: 'NO_FACTOR' });
    await enrolled('lena', browser('192.0.2.5'));
    const { approval } = await reset();
    await registry.pool.query(
      "UPDATE registry.factor SET confirmed_at = confirmed_at + interval '1 minute' WHERE name = 'lena'",
    );
    expect(await registry.call('approver', 'POST', `/approvals/${approval.id}/approve`)).toMatchObject({
      status: 409,
      code: 'APPROVAL_STALE',
    });
  });
});
