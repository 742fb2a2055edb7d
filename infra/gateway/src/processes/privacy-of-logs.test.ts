import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import { IDEMPOTENCY_HEADER, LIVE_PATH } from '@atrium/contracts/live';
import { forgotByEmail, register } from '@atrium/contracts/members';
import { login, logout } from '@atrium/contracts/session';
import { balance } from '@atrium/contracts/wallet';
import { type OtlpReceiver, otlpReceiver } from '@atrium/testing/otlp-receiver';
import { seal } from '../platform/testing/seal.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { testVendor } from '../vendors/testing/test-vendor.ts';
import { type Fleet, startFleet } from './testing/fleet.ts';

let app: TestApp;
let fleet: Fleet;
let receiver: OtlpReceiver;
beforeAll(async () => {
  app = await testApp();
  receiver = await otlpReceiver();
  // The most verbose level.
  fleet = await startFleet(1, {
    DATABASE_URL: app.databaseUrl,
    LOG_LEVEL: 'trace',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    PAYMENTS_SECRET: 'a-secret-of-payments',
    ATRIUM_SEALING_KEY: app.parts.config.sealingKey,
  });
});
afterAll(async () => {
  await fleet?.stop();
  await receiver?.close();
  await app.close();
});

it('writes nothing personal and no secret into logs and traces, even at the most verbose level', async () => {
  const base = `http://127.0.0.1:${fleet.ports[0]}`;
  const secrets = new Map<string, string>([
    ['the secret of payments', 'a-secret-of-payments'],
    ['the database password', new URL(process.env.ATRIUM_TEST_DATABASE_URL!).password],
  ]);
  const know = (what: string, value: string) => {
    secrets.set(what, value);
    return value;
  };
  const account = know('an account', `regina${randomBytes(3).toString('hex')}`);
  const password = know('a password', 'Nightingale-0815');
  const visitorIp = know('an IP address', '198.51.100.77');
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': visitorIp,
    'user-agent': know('a device', 'ReginasTelephone/7.1'),
    referer: `${base}/?token=${know('a token of an address', 'tok3n-in-the-address')}`,
  };
  const cookies = new Map<string, string>();
  async function ask(path: string, body?: unknown, more: { method?: string; headers?: Record<string, string> } = {}) {
    const answer = await fetch(base + path, {
      method: more.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...headers,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...more.headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      cookies.set(name!, know(`the cookie ${name}`, value!));
    }
    return { status: answer.status, text: await answer.text() };
  }

  // Registers, mistypes, signs in, browses, plays, requests a withdrawal, and leaves.
  const user = {
    username: account,
    password,
    confirmPassword: password,
    email: know('an e-mail address', 'regina@example.com'),
    mobileNum: know('a telephone number', '9175550142'),
    payeeName: know('a name', 'Regina Nachtigall'),
  };
  // Once with an unknown field, which is refused, then correctly.
  expect(
    (
      await sealed(register.path, {
        ...user,
        bankAccountNumber: know('a bank account', '0012345678900'),
        nobodyAsks: know('an unknown field', 'nightingale-song'),
      })
    ).status,
  ).toBe(400);
  const { mobileNum: _number, payeeName: _name, ...asked } = user;
  expect(await sealed(register.path, asked)).toMatchObject({ status: 200, text: expect.stringContaining(account) });
  expect((await sealedLogin('wrong-Password-1')).status).toBe(401);
  expect((await sealedLogin(password)).status).toBe(200);
  const member = await app.signedIn({
    account: know('another account', `second${randomBytes(3).toString('hex')}`),
    balance: 10_000n,
  });
  for (const [name, value] of Object.entries(member.cookies)) cookies.set(name, know(`the session ${name}`, value));
  expect((await ask(balance.path)).status).toBe(200);
  await ask(`/wps/agent/affiliate?code=${know('a code in an address', 'reginas-friends')}`);
  await ask('/wps/captcha');
  const forgotten = new URLSearchParams({ username: account, email: user.email }).toString();
  expect(
    (await ask(forgotByEmail.path, forgotten, { headers: { 'content-type': 'application/x-www-form-urlencoded' } }))
      .status,
  ).toBe(200);
  await ask(
    '/wps/member/withdrawal',
    { accountId: know('a payee', 'payee-4711'), amount: '10000' },
    { headers: { [IDEMPOTENCY_HEADER]: know('an idempotency key', randomBytes(12).toString('hex')) } },
  );
  await ask(
    '/wps/feedback',
    { content: know('a feedback', 'My name is Regina and my telephone rings'), contact: user.email },
    { method: 'PUT' },
  );
  await ask('/wps/session/login', '{"username": "broken', {});
  await ask(`/nowhere/${know('a made-up address', 'secret-path-of-regina')}?email=${user.email}`);
  const stream = await fetch(base + LIVE_PATH, {
    headers: { ...headers, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  const vendor = await testVendor(app, 'NIGHT');
  know('the secret of a vendor', vendor.secret);
  const player = await vendor.player();
  know('the token of a player', player.sessionToken);
  await ask(
    '/sw/v1/balance',
    { sessionToken: player.sessionToken },
    { headers: { 'x-vendor-id': vendor.code, 'x-signature': know('a signature', randomBytes(32).toString('hex')) } },
  );
  await ask('/ops/vendors', undefined, {
    headers: { authorization: `Bearer ${know('the token of an operator', 'operator-token-0123456789')}` },
  });
  // The error of a failed statement contains its values.
  await app.database.run(
    "ALTER TABLE feedback ADD CONSTRAINT nobody_is_named CHECK (content NOT LIKE '%Regina%') NOT VALID",
  );
  expect(
    (
      await ask(
        '/wps/feedback',
        { content: 'Regina writes about her password again', contact: user.email },
        { method: 'PUT' },
      )
    ).status,
  ).toBe(500);
  await ask(logout.path, {}, { method: 'POST' });
  await stream.body?.cancel();
  await fleet.signal(0, 'SIGTERM');

  const log = fleet.logOf(0);
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { requestId?: string; traceId?: string; route?: string; msg: string });
  expect(lines.filter(({ msg, requestId, route }) => msg === 'answered' && requestId && route).length).toBeGreaterThan(
    10,
  );
  expect(lines.some(({ msg }) => msg === 'a call failed')).toBe(true);
  const found = [...secrets].filter(([, value]) => value.length > 3 && log.includes(value)).map(([what]) => what);
  expect(found).toEqual([]);
  expect(log).not.toMatch(/Regina|nachtigall/i);

  // Its traces neither, which it has sent before it ended.
  const sent = receiver.raw.join();
  expect(
    lines.filter(({ msg, traceId }) => msg === 'answered' && receiver.spans.some((span) => span.traceId === traceId))
      .length,
  ).toBeGreaterThan(10);
  expect([...secrets].filter(([, value]) => value.length > 3 && sent.includes(value)).map(([what]) => what)).toEqual(
    [],
  );
  expect(sent).not.toMatch(/Regina|nachtigall/i);

  async function sealed(path: string, body: unknown) {
    const envelope = await seal(app.parts, body);
    // From this machine, which needs no captcha.
    return await ask(path, envelope.body, { headers: { ...envelope.headers, 'x-forwarded-for': '127.0.0.1' } });
  }
  async function sealedLogin(word: string) {
    return await sealed(login.path, { username: account, password: word, type: 'username' });
  }
});

it('logs an unreachable database without its address or password', async () => {
  const server: Server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const failure = await startFleet(1, { DATABASE_URL: `postgres://atrium:hush-hush@127.0.0.1:${port}/atrium` }).then(
    () => 'it started',
    (error: Error) => error.message,
  );
  expect(failure).toContain('ECONNREFUSED');
  expect(failure).not.toContain('hush-hush');
});
