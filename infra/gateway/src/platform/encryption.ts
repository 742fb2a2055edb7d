import { constants, createDecipheriv, createHash, generateKeyPair, privateDecrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { EncryptedEnvelope } from '@atrium/contracts/live';
import type { Database } from './database.ts';
import { Refusal } from './errors.ts';

interface KeyPair {
  keyId: string;
  privateKey: string;
  publicKey: string;
}

/** RSA keys that wrap the keys of encrypted payloads. The newest is handed out; older ones are understood until they retire. */
export interface Keys {
  current(): Promise<{ keyId: string; publicKey: string }>;
  /** Makes a new key; the ones before it are understood for `overlapHours` more. */
  rotate(overlapHours: number): Promise<string>;
  /** Opens the value of the header Encryption: the 32-byte key of the body. */
  unwrap(header: string): Promise<Buffer[]>;
}

const makePair = promisify(generateKeyPair);
const FRESH = 10_000;

export function createKeys(database: Database): Keys {
  let loaded: { at: number; pairs: Promise<KeyPair[]> } | undefined;

  async function read(): Promise<KeyPair[]> {
    return await database.rows<KeyPair>(
      `SELECT key_id AS "keyId", private_key AS "privateKey", public_key AS "publicKey" FROM encryption_keys
        WHERE retires_at IS NULL OR retires_at > now() ORDER BY created_at DESC, key_id`,
    );
  }
  async function add(): Promise<string> {
    const pair = await makePair('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const keyId = createHash('sha256').update(pair.publicKey).digest('hex').slice(0, 12);
    await database.run('INSERT INTO encryption_keys (key_id, private_key, public_key) VALUES ($1, $2, $3)', [
      keyId,
      pair.privateKey,
      pair.publicKey,
    ]);
    return keyId;
  }
  async function load(): Promise<KeyPair[]> {
    const pairs = await read();
    if (pairs.length > 0) return pairs;
    await add();
    return await read();
  }
  async function pairs(): Promise<KeyPair[]> {
    if (!loaded || performance.now() - loaded.at > FRESH) loaded = { at: performance.now(), pairs: load() };
    const current = loaded;
    current.pairs.catch(() => {
      loaded = undefined;
    });
    return await current.pairs;
  }
  return {
    async current() {
      const [newest] = await pairs();
      if (!newest) throw new Error('There is no encryption key.');
      return { keyId: newest.keyId, publicKey: newest.publicKey };
    },
    async rotate(overlapHours) {
      await database.run(
        "UPDATE encryption_keys SET retires_at = now() + $1 * interval '1 hour' WHERE retires_at IS NULL",
        [overlapHours],
      );
      const keyId = await add();
      loaded = undefined;
      return keyId;
    },
    async unwrap(header) {
      const wrapped = Buffer.from(header, 'base64');
      return (await pairs()).flatMap((pair) => unwrapWith(pair.privateKey, wrapped));
    },
  };
}

/** A wrong key decrypts to random bytes (no oracle), so several live keys are simply tried. */
function unwrapWith(privateKey: string, wrapped: Buffer): Buffer[] {
  try {
    const text = privateDecrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, wrapped).toString('latin1');
    const keyText = [...text].reverse().join('');
    return /^[0-9a-f]{64}$/.test(keyText) ? [Buffer.from(keyText, 'hex')] : [];
  } catch {
    return [];
  }
}

/** Opens an encrypted body; whatever is wrong with it, the answer is one and the same refusal. */
export async function openEnvelope(keys: Keys, header: string, envelope: EncryptedEnvelope): Promise<unknown> {
  for (const key of await keys.unwrap(header)) {
    try {
      const sealed = Buffer.from(envelope.data, 'base64');
      const cipher = createDecipheriv('aes-256-gcm', key, Buffer.from(envelope.iv, 'base64'), { authTagLength: 16 });
      cipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]).toString('utf8');
      return JSON.parse(text) as unknown;
    } catch {}
  }
  throw new Refusal('ENCRYPTION_INVALID');
}
