import { constants, privateDecrypt } from 'node:crypto';
import vectors from '@atrium/contracts/encryption-vectors.json';
import { encryptPayload } from './encrypt-payload.ts';

const bytes = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(hex, 'hex'));

afterEach(() => jest.restoreAllMocks());

it.each(vectors.cases)(
  '[3-79] $name: a fixed key and nonce give the fixed envelope, and the header wraps the reversed key',
  async ({ key, nonce, body, envelope }) => {
    const real = crypto.getRandomValues.bind(crypto);
    const drawn: Record<number, Uint8Array> = { 32: bytes(key), 12: bytes(nonce) };
    jest.spyOn(crypto, 'getRandomValues').mockImplementation(((into: Uint8Array) => {
      const fixed = drawn[into.byteLength];
      if (!fixed) return real(into as Uint8Array<ArrayBuffer>);
      into.set(fixed);
      return into;
    }) as typeof crypto.getRandomValues);
    const made = await encryptPayload(body, vectors.publicKey);
    expect(made.envelope).toEqual(envelope);
    const wrapped = privateDecrypt(
      { key: vectors.privateKey, padding: constants.RSA_PKCS1_PADDING },
      Buffer.from(made.header, 'base64'),
    );
    expect(wrapped.toString('latin1')).toBe([...key].reverse().join(''));
  },
);

it('draws a new key and nonce for each payload', async () => {
  const [one, two] = [
    await encryptPayload({ a: 1 }, vectors.publicKey),
    await encryptPayload({ a: 1 }, vectors.publicKey),
  ];
  expect(one.envelope.iv).not.toBe(two.envelope.iv);
  expect(one.envelope.data).not.toBe(two.envelope.data);
  expect(one.header).not.toBe(two.header);
});
