import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { CONSOLE_HEADER } from '@atrium/contracts/console';
import { CONFIRMED_FOR_MS } from '@atrium/contracts/console-factor';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { setPassword } from '../passwords.ts';
import { type TestRegistry, testRegistry } from '../../testing/test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await testRegistry();
});
afterAll(() => registry.close());

const ORIGIN = 'https://ops.example';
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** An authenticator with one key, as a browser reports its answers. */
function authenticator(rpId = 'ops.example', origin = ORIGIN) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  const { x, y } = publicKey.export({ format: 'jwk' });
  const coordinate = (text: string | undefined) => new Uint8Array(Buffer.from(text!, 'base64url'));
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]),
  );
  const client = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const data = (flags: number, counted: number, more: Uint8Array = new Uint8Array()) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counted);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, more]);
  };
  const about = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} };
  return {
    create(challenge: string) {
      const size = Buffer.alloc(2);
      size.writeUInt16BE(id.length);
      const authData = new Uint8Array(data(0x45, counter, Buffer.concat([Buffer.alloc(16), size, id, cose])));
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]) as never,
      );
      const response = {
        clientDataJSON: base64url(client('webauthn.create', challenge)),
        attestationObject: base64url(attestation),
        transports: ['usb'],
      };
      return { ...about, response };
    },
    get(challenge: string, counted = ++counter) {
      const authData = data(0x05, counted);
      const clientData = client('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey);
      const response = {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      };
      return { ...about, response };
    },
  };
}

/** The console in one browser. */
function browser(remoteAddress = '203.0.113.1') {
  const jar = new Map<string, string>();
  async function call(method: 'GET' | 'POST', url: string, payload?: object) {
    const answer = await registry.app.inject({
      method,
      url,
      remoteAddress,
      headers: {
        host: 'ops.example',
        origin: ORIGIN,
        [CONSOLE_HEADER]: 'active',
        cookie: [...jar].map((pair) => pair.join('=')).join('; '),
      },
      ...(payload && { payload }),
    });
    for (const { name, value } of answer.cookies) jar.set(name, value);
    const { code, ...value } = answer.json() as Record<string, never>;
    return { status: answer.statusCode, code: code as string | undefined, value };
  }
  return {
    jar,
    call,
    password: async (name: string) =>
      (await call('POST', '/console/sign-in', { name, password: `${name}-password` })).value,
    options: async (of = 'sign-in') => {
      const { value } = await call('POST', `/console/${of}/passkey/options`);
      return value as unknown as { creates: boolean; options: { challenge: string } };
    },
    send: (answer: object, to = 'sign-in') => call('POST', `/console/${to}/passkey`, { answer }),
    isIn: async () => (await call('GET', '/console/session')).status === 200,
  };
}

async function person(name: string) {
  await registry.person(name, 'operator');
  await setPassword(registry.pool, name, `${name}-password`);
}

async function enrolled(name: string) {
  await person(name);
  const [at, key] = [browser(), authenticator()];
  await at.password(name);
  const { options } = await at.options();
  expect((await at.send(key.create(options.challenge))).status).toBe(200);
  return { at, key };
}

it('[14-12] the first sign-in binds a passkey; the next one asks for it and takes no app', async () => {
  await person('rosa');
  const [first, key] = [browser(), authenticator()];
  expect(await first.password('rosa')).toEqual({ next: 'enrol' });
  const { creates, options } = await first.options();
  expect(creates).toBe(true);
  expect(await first.isIn()).toBe(false);
  const { value } = await first.send(key.create(options.challenge));
  expect(value).toMatchObject({ name: 'rosa', factor: 'passkey' });
  const [entry] = (await registry.call('viewer', 'GET', '/audit?limit=1')).list;
  expect(entry).toMatchObject({ actor: 'rosa', action: 'enrol-passkey', after: { name: 'rosa' } });
  expect((await registry.call('viewer', 'GET', '/operators')).list).toContainEqual(
    expect.objectContaining({ name: 'rosa', factor: true, passkey: true }),
  );

  const second = browser();
  expect(await second.password('rosa')).toEqual({ next: 'passkey' });
  expect(await second.call('POST', '/console/sign-in/enrol')).toMatchObject({ status: 409, code: 'FACTOR_EXISTS' });
  expect(await second.call('POST', '/console/sign-in/code', { code: '123456' })).toMatchObject({ code: 'CODE_WRONG' });
  const asked = await second.options();
  expect(asked.creates).toBe(false);
  expect((await second.send(key.get(asked.options.challenge))).status).toBe(200);
  expect(await second.isIn()).toBe(true);
});

describe('[14-12] an answer is refused', () => {
  let key: ReturnType<typeof authenticator>;
  beforeAll(async () => {
    ({ key } = await enrolled('otto'));
  });
  const attempt = async (answer: (challenge: string) => object, address = '198.51.100.7') => {
    const at = browser(address);
    await at.password('otto');
    const { options } = await at.options();
    const { status, code } = await at.send(answer(options.challenge));
    return { status, code, at };
  };
  const REFUSED = { status: 403, code: 'PASSKEY_WRONG' };

  it('of another key, another site, another challenge, or a copy whose count does not grow', async () => {
    const other = authenticator();
    expect(await attempt((challenge) => ({ ...other.get(challenge), id: key.get('').id }))).toMatchObject(REFUSED);
    expect(await attempt((challenge) => other.create(challenge), '198.51.100.8')).toMatchObject(REFUSED);
    expect(await attempt(() => key.get(base64url(randomBytes(32))), '198.51.100.9')).toMatchObject(REFUSED);
    expect((await attempt((challenge) => key.get(challenge, 50), '198.51.100.10')).status).toBe(200);
    expect(await attempt((challenge) => key.get(challenge, 50), '198.51.100.11')).toMatchObject(REFUSED);
    key.get('', 51);
  });

  it('a second time, and after five wrong ones', async () => {
    const at = browser('198.51.100.20');
    await at.password('otto');
    const { options } = await at.options();
    const wrong = authenticator().get(options.challenge);
    expect(await at.send(wrong)).toMatchObject(REFUSED);
    // The challenge is used up, so the right key has to answer another one.
    expect(await at.send(key.get(options.challenge, 60))).toMatchObject(REFUSED);
    for (let tries = 0; tries < 3; tries++) {
      await at.options();
      expect(await at.send(wrong)).toMatchObject(REFUSED);
    }
    const again = await at.options();
    expect(await at.send(key.get(again.options.challenge, 61))).toMatchObject({ status: 429, code: 'SIGN_IN_LOCKED' });
    expect(await at.isIn()).toBe(false);
  });
});

it('[14-12] confirms what cannot be undone, for five minutes', async () => {
  const { at, key } = await enrolled('mira');
  const issue = () =>
    at.call('POST', '/registry/operators', { name: 'onlooker', role: 'viewer', days: 1, reason: 'a test' });
  expect(await issue()).toMatchObject({ status: 403, code: 'FACTOR_REQUIRED' });
  const { options } = await at.options('confirm');
  const answer = key.get(options.challenge);
  expect((await at.send(answer, 'confirm')).status).toBe(200);
  expect((await issue()).status).toBe(200);
  expect(await at.send(answer, 'confirm')).toMatchObject({ status: 403, code: 'PASSKEY_WRONG' });
  registry.clock.ahead += CONFIRMED_FOR_MS + 1_000;
  expect(await issue()).toMatchObject({ code: 'FACTOR_REQUIRED' });
});

it('[14-12] a lost passkey is removed by two persons, and ends its sessions', async () => {
  const { at } = await enrolled('lena');
  const asked = await registry.call('operator', 'POST', '/operators/lena/factor/reset', { reason: 'lost key' });
  expect(asked).toMatchObject({ status: 202, applied: false });
  expect(await at.isIn()).toBe(true);
  expect(await registry.call('approver', 'POST', `/approvals/${asked.approval.id}/approve`)).toMatchObject({
    status: 200,
  });
  expect(await at.isIn()).toBe(false);
  expect(await at.password('lena')).toEqual({ next: 'enrol' });
});

it('[14-06] a name that guesses have locked takes password and passkey together, and shows no name without one', async () => {
  const { key } = await enrolled('gwen');
  for (const name of ['gwen', 'nobody'])
    for (let tries = 0; tries < 5; tries++)
      await browser('203.0.113.77').call('POST', '/console/sign-in', { name, password: 'a guess' });
  const locked = async (name: string, password = `${name}-password`) => {
    const at = browser('203.0.113.77');
    expect((await at.call('POST', '/console/sign-in', { name, password })).value).toEqual({ next: 'either' });
    return { at, ...(await at.options()) };
  };
  const shape = ({ creates, options }: Awaited<ReturnType<typeof locked>>) => [creates, Object.keys(options)];
  const [guess, unknown] = [await locked('gwen', 'a guess'), await locked('nobody')];
  expect(shape(unknown)).toEqual(shape(guess));
  expect(await guess.at.send(key.get(guess.options.challenge))).toMatchObject({
    status: 401,
    code: 'LOCKED_STEP_FAILED',
  });
  const { at, options } = await locked('gwen');
  expect((await at.send(key.get(options.challenge))).status).toBe(200);
});
