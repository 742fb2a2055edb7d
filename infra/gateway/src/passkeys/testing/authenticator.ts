import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyAnswer } from '@atrium/contracts/passkeys';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { InferOutput } from 'valibot';

type Answer = InferOutput<typeof PasskeyAnswer>;

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
/** Of the data that an authenticator signs: its user was present, was verified, and a new key follows. */
const [PRESENT, VERIFIED, NEW_KEY] = [0x01, 0x04, 0x40];

export interface Authenticator {
  id: string;
  create(challenge: string): Answer;
  get(challenge: string, options?: { counted?: number; verified?: boolean }): Answer;
}

/** An authenticator with one key, as a browser at this origin reports its answers. */
export function authenticator(origin: string): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rawId = randomBytes(32);
  const id = base64url(rawId);
  const { x, y } = publicKey.export({ format: 'jwk' });
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  const key = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x!)],
      [-3, coordinate(y!)],
    ]),
  );
  let counter = 0;
  const clientOf = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }));
  const dataOf = (flags: number, count: number, ...more: Uint8Array[]) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(count, 1);
    return Buffer.concat([sha256(new URL(origin).hostname), head, ...more]);
  };
  const answer = (response: Answer['response']) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    id,
    create(challenge) {
      const size = Buffer.alloc(2);
      size.writeUInt16BE(rawId.length);
      const authData = new Uint8Array(
        dataOf(PRESENT | VERIFIED | NEW_KEY, 0, Buffer.alloc(16), size, rawId, new Uint8Array(key)),
      );
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]) as never,
      );
      return answer({
        clientDataJSON: base64url(clientOf('webauthn.create', challenge)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      });
    },
    get(challenge, { counted = ++counter, verified = true } = {}) {
      const authData = dataOf(verified ? PRESENT | VERIFIED : PRESENT, counted);
      const client = clientOf('webauthn.get', challenge);
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)),
      });
    },
  };
}
