import { constants, createDecipheriv, createHash, generateKeyPair, privateDecrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { EncryptedEnvelope } from '@atrium/contracts/live';
import { parseBounded } from './bounded-json.ts';
import type { Database, Queryable } from './database.ts';
import { Refusal } from './errors.ts';
import { fromKept, ofEncryptionKey, toKeep } from './kept-secrets.ts';

interface KeyPair {
  keyId: string;
  /** Sealed as in its row; open once read. */
  privateKey: string;
  publicKey: string;
  due: boolean;
}

/**
 * RSA keys that wrap the keys of encrypted payloads. The newest is handed out; older ones are accepted until they
 * retire.
 */
export interface Keys {
  current(): Promise<{ keyId: string; publicKey: string }>;
  /**
   * Creates a new key; older ones are accepted for `overlapHours` more, so that open pages go on with the key they
   * hold.
   */
  rotate(overlapHours: number): Promise<string>;
  /** Opens the value of the header Encryption: the 32-byte key of the body. */
  unwrap(header: string): Promise<Buffer[]>;
}

const makePair = promisify(generateKeyPair);
/** How long keys are kept in memory, and how soon an unknown key causes another read. */
const KEYS_TTL_MS = 10_000;
const REREAD_DELAY_MS = 1_000;
const DEFAULTS = { rotateDays: 30, overlapHours: 48 };

/** `sealingKey` seals the private keys; empty when the site has none. */
export function createKeys(database: Database, sealingKey: string): Keys {
  let loaded: { at: number; pairs: Promise<KeyPair[]> } | undefined;

  async function load(): Promise<KeyPair[]> {
    const pairs = await readPairs(database);
    if (pairs[0] && !pairs[0].due) return opened(pairs);
    // Keys rotate automatically: after `encryption.rotateDays`, with `encryption.overlapHours` for open pages.
    await replaceKey(database, sealingKey, undefined, (newest) => newest === undefined || newest.due);
    return opened(await readPairs(database));
  }
  function opened(pairs: KeyPair[]): KeyPair[] {
    const open = pairs.map((pair) => ({
      ...pair,
      privateKey: fromKept(sealingKey, ofEncryptionKey(pair.keyId), pair.privateKey),
    }));
    // A client that received it could not be understood, so nothing is handed out.
    if (open[0]?.privateKey === undefined)
      throw new Error('This ATRIUM_SEALING_KEY cannot decrypt the newest encryption key.');
    return open.filter((pair): pair is KeyPair => pair.privateKey !== undefined);
  }
  async function pairs(oldest = KEYS_TTL_MS): Promise<KeyPair[]> {
    if (!loaded || performance.now() - loaded.at > oldest) loaded = { at: performance.now(), pairs: load() };
    const current = loaded;
    current.pairs.catch(() => {
      loaded = undefined;
    });
    return await current.pairs;
  }
  const unwrapAll = (known: KeyPair[], wrapped: Buffer) =>
    known.flatMap((pair) => unwrapWith(pair.privateKey, wrapped));
  return {
    async current() {
      const [newest] = await pairs();
      if (!newest) throw new Error('There is no encryption key.');
      return { keyId: newest.keyId, publicKey: newest.publicKey };
    },
    async rotate(overlapHours) {
      const keyId = await replaceKey(database, sealingKey, overlapHours, () => true);
      loaded = undefined;
      return keyId!;
    },
    async unwrap(header) {
      const wrapped = Buffer.from(header, 'base64');
      const found = unwrapAll(await pairs(), wrapped);
      // Another process may have created the key a moment ago.
      return found.length > 0 ? found : unwrapAll(await pairs(REREAD_DELAY_MS), wrapped);
    },
  };
}

/** Newest first; `due` is true when it has been handed out for the brand's rotation period. */
async function readPairs(queryable: Queryable): Promise<KeyPair[]> {
  return await queryable.rows<KeyPair>(
    `SELECT key_id AS "keyId", private_key AS "privateKey", public_key AS "publicKey",
            retires_at IS NOT NULL OR created_at < now() - coalesce((SELECT value::text::numeric FROM settings WHERE key = 'encryption.rotateDays' AND jsonb_typeof(value) = 'number'), $1) * interval '1 day' AS due
       FROM encryption_keys WHERE retires_at IS NULL OR retires_at > now() ORDER BY retires_at IS NULL DESC, created_at DESC, key_id`,
    [DEFAULTS.rotateDays],
  );
}

/** Creates a new key when `wanted` is still true under the lock; older keys retire after the overlap. */
async function replaceKey(
  database: Database,
  sealingKey: string,
  overlapHours: number | undefined,
  wanted: (newest: KeyPair | undefined) => boolean,
): Promise<string | undefined> {
  const pair = await makePair('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const keyId = createHash('sha256').update(pair.publicKey).digest('hex').slice(0, 12);
  return await database.transaction(async (transaction) => {
    await transaction.run("SELECT pg_advisory_xact_lock(hashtextextended('encryption keys', 0))");
    if (!wanted((await readPairs(transaction))[0])) return undefined;
    await transaction.run(
      `UPDATE encryption_keys SET retires_at = now() + coalesce($1::numeric, (SELECT value::text::numeric FROM settings WHERE key = 'encryption.overlapHours' AND jsonb_typeof(value) = 'number'), $2) * interval '1 hour'
        WHERE retires_at IS NULL`,
      [overlapHours ?? null, DEFAULTS.overlapHours],
    );
    await transaction.run(
      'INSERT INTO encryption_keys (key_id, private_key, public_key, created_at) VALUES ($1, $2, $3, clock_timestamp())',
      [keyId, await toKeep(transaction, sealingKey, ofEncryptionKey(keyId), pair.privateKey), pair.publicKey],
    );
    await deleteRetiredKeys(transaction);
    return keyId;
  });
}

/** Deletes keys that are no longer accepted, so that a later reader of the database cannot decrypt recorded traffic. */
export const deleteRetiredKeys = async (queryable: Queryable): Promise<void> => {
  await queryable.run('DELETE FROM encryption_keys WHERE retires_at <= now()');
};

/** A wrong key decrypts to random bytes (no oracle), so all live keys are tried. */
function unwrapWith(privateKey: string, wrapped: Buffer): Buffer[] {
  try {
    const text = privateDecrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, wrapped).toString('latin1');
    const keyText = [...text].reverse().join('');
    return /^[0-9a-f]{64}$/.test(keyText) ? [Buffer.from(keyText, 'hex')] : [];
  } catch {
    return [];
  }
}

/** Decrypts a body; every fault is answered with the same refusal, except that of a body that is not UTF-8 or beyond its bounds. */
export async function openEnvelope(keys: Keys, header: string, envelope: EncryptedEnvelope): Promise<unknown> {
  for (const key of await keys.unwrap(header)) {
    let body: Buffer;
    try {
      const sealed = Buffer.from(envelope.data, 'base64');
      const cipher = createDecipheriv('aes-256-gcm', key, Buffer.from(envelope.iv, 'base64'), { authTagLength: 16 });
      cipher.setAuthTag(sealed.subarray(-16));
      body = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    } catch {
      continue;
    }
    try {
      return parseBounded(body);
    } catch (error) {
      if (error instanceof Refusal) throw error;
    }
  }
  throw new Refusal('ENCRYPTION_INVALID');
}
