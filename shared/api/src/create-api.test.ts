import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { status } from '@atrium/contracts/system';
import { encryptionKey, login } from '@atrium/contracts/session';
import { balance, walletTransfer } from '@atrium/contracts/wallet';
import { downline } from '@atrium/contracts/agents';
import { ApiError } from './api-error.ts';
import { createApi } from './create-api.ts';
import type { TransportAnswer, TransportRequest } from './transport.ts';

const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

function client(
  answer: (request: TransportRequest) => Partial<TransportAnswer> = () => ({}),
  session: string | null | (() => string) = 'mark',
  root = '',
  traced = false,
) {
  const sent: TransportRequest[] = [];
  const over: string[] = [];
  const api = createApi({
    root,
    traced,
    session: () => (typeof session === 'function' ? session() : session),
    language: () => 'CN',
    onSessionOver: (error) => over.push(error.code),
    transport: async (request) => {
      sent.push(request);
      if (request.url.endsWith(encryptionKey.path))
        return { status: 200, headers: {}, body: { success: true, value: { keyId: 'k1', publicKey: keys.publicKey } } };
      return { status: 200, headers: {}, body: { success: true, value: {} }, ...answer(request) };
    },
  });
  return { api, sent, over };
}

describe('the typed client', () => {
  it('[7-001] resolves paths against one configurable root', async () => {
    const { api, sent } = client(undefined, 'mark', 'https://gateway.test/root');
    await api.call(status, { query: { url: 'localhost' } });
    await api.call(downline, { params: { id: 'a/b' }, query: {} });
    expect(sent.map(({ url }) => url)).toEqual([
      'https://gateway.test/root/wps/system/status?url=localhost',
      'https://gateway.test/root/wps/agent/downlines/a%2Fb',
    ]);
  });

  it('begins a trace with each call to its own origin where the page says so, and nowhere else', async () => {
    const traceparents = async (root: string, traced: boolean) => {
      const { api, sent } = client(undefined, 'mark', root, traced);
      await api.call(status, { query: {} });
      await api.call(status, { query: {} });
      return sent.map(({ headers }) => headers.traceparent);
    };
    const [first, second] = await traceparents('', true);
    expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    expect(second).not.toBe(first);
    expect(await traceparents('', false)).toEqual([undefined, undefined]);
    expect(await traceparents('https://gateway.test', true)).toEqual([undefined, undefined]);
  });

  it('[7-002] does not send a call marked T without a session, but one marked U', async () => {
    const { api, sent } = client(undefined, null);
    await expect(api.call(balance)).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' });
    expect(sent).toHaveLength(0);
    await api.call(status, { query: {} });
    expect(sent).toHaveLength(1);
    expect(Object.keys(sent[0]!.headers).map((name) => name.toLowerCase())).not.toContain('authorization');
  });

  it('[7-004][3-79] hides the password of an encrypted call, and sends the key reversed and wrapped', async () => {
    const { api, sent } = client();
    await api.call(login, { body: { username: 'member1', password: 'Member-0001', type: 'username' } });
    const request = sent.at(-1)!;
    expect(request.body).not.toContain('Member-0001');
    expect(request.headers['X-Gateway-Version']).toBe('3');
    const wrapped = privateDecrypt(
      { key: keys.privateKey, padding: constants.RSA_PKCS1_PADDING },
      Buffer.from(request.headers.Encryption!, 'base64'),
    ).toString();
    const key = Buffer.from([...wrapped].reverse().join(''), 'hex');
    const envelope = JSON.parse(request.body!) as { iv: string; data: string };
    const data = Buffer.from(envelope.data, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(envelope.iv, 'base64'));
    decipher.setAuthTag(data.subarray(-16));
    const plain = Buffer.concat([decipher.update(data.subarray(0, -16)), decipher.final()]).toString();
    expect(JSON.parse(plain)).toMatchObject({ username: 'member1', password: 'Member-0001' });
  });

  it('encrypts a payload again, once, when the gateway has rotated the key', async () => {
    let refusals = 1;
    const invalid = { status: 400, body: { success: false, code: 'ENCRYPTION_INVALID', message: 'no' } };
    const answers = client(() => (refusals-- > 0 ? invalid : {}));
    await answers.api.call(login, { body: { username: 'member1', password: 'Member-0001', type: 'username' } });
    const paths = answers.sent.map(({ url }) => url);
    expect(paths).toEqual([encryptionKey.path, login.path, encryptionKey.path, login.path]);
    expect(answers.sent[1]!.headers.Encryption).not.toBe(answers.sent[3]!.headers.Encryption);
    const hopeless = client(() => invalid);
    await expect(
      hopeless.api.call(login, { body: { username: 'member1', password: 'x', type: 'username' } }),
    ).rejects.toMatchObject({ code: 'ENCRYPTION_INVALID' });
    expect(hopeless.sent.filter(({ url }) => url === login.path)).toHaveLength(2);
  });

  it('turns an error answer into its code, with parameters and value', async () => {
    const { api } = client(() => ({
      status: 409,
      body: { success: false, code: 'INSUFFICIENT_FUNDS', message: 'no', params: { min: 1 }, value: { captcha: true } },
    }));
    const error = await api.call(balance).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      status: 409,
      params: { min: 1 },
      value: { captcha: true },
    });
  });

  it('rejects with UNKNOWN where an answer is not of the gateway', async () => {
    const { api } = client(() => ({ status: 502, body: '<html>' }));
    await expect(api.call(balance)).rejects.toMatchObject({ code: 'UNKNOWN', status: 502 });
  });

  it('[8-14] does not end the current session because of a late answer to an earlier one', async () => {
    let session = 'of anna';
    const { api, over } = client(
      () => {
        session = 'of ben';
        return { status: 401, body: { success: false, code: 'SESSION_REPLACED', message: '' } };
      },
      () => session,
    );
    await expect(api.call(balance)).rejects.toMatchObject({ code: 'SESSION_REPLACED' });
    expect(over).toEqual([]);
  });

  it('[8-14] reports once that the session is over when the gateway says so', async () => {
    const { api, over } = client(() => ({ status: 401, body: { success: false, code: 'NOT_LOGGED_IN', message: '' } }));
    await expect(api.call(balance)).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' });
    expect(over).toEqual(['NOT_LOGGED_IN']);
  });

  it('sends an idempotency key with calls that move money, the caller’s own for a retry', async () => {
    const { api, sent } = client();
    await api.call(walletTransfer, { body: { from: 'main', to: 'PG', amount: '100' } });
    await api.call(walletTransfer, { body: { from: 'main', to: 'PG', amount: '100' } }, { idempotencyKey: 'mine' });
    expect(sent[0]!.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent[1]!.headers['Idempotency-Key']).toBe('mine');
  });
});
