import { isSealed, openText, sealText } from '@atrium/database/sealed-text';
import type { Queryable } from './database.ts';
import type { Parts } from './parts.ts';

/**
 * The owner of a sealed secret: in another owner's row it does not open. The command line names a vendor's in the same
 * way.
 */
export const ofVendor = (code: string): string => `vendor ${code}`;
export const ofGateway = (name: string): string => `gateway ${name}`;
export const ofEncryptionKey = (keyId: string): string => `encryption key ${keyId}`;

/**
 * A secret as its row stores it: sealed, unless the site has no sealing key, or a process of the previous version,
 * which could not open it, may still be running (migration 0390).
 */
export async function toKeep(queryable: Queryable, sealingKey: string, owner: string, secret: string): Promise<string> {
  return sealingKey !== '' && (await sealingHasBegun(queryable)) ? sealText(sealingKey, owner, secret) : secret;
}

/** The secret in plain text, sealed or not; undefined when another sealing key sealed it. */
export const fromKept = (sealingKey: string, owner: string, kept: string): string | undefined =>
  isSealed(kept) ? openText(sealingKey, owner, kept) : kept;

/** For an indispensable secret: throws an error that names its owner and reveals nothing of it. */
export function mustOpen(sealingKey: string, owner: string, kept: string): string {
  const secret = fromKept(sealingKey, owner, kept);
  if (secret === undefined) throw new Error(`This ATRIUM_SEALING_KEY cannot decrypt the secret of ${owner}.`);
  return secret;
}

async function sealingHasBegun(queryable: Queryable): Promise<boolean> {
  return (await queryable.first('SELECT FROM sealing WHERE begins_at <= now()')) !== undefined;
}

/**
 * Seals the secrets that are still in plain text: of the previous version, or of a seed. A row that changes meanwhile
 * is sealed at the next turn.
 */
export async function sealOpenSecrets({
  database,
  config: { sealingKey },
}: Pick<Parts, 'database' | 'config'>): Promise<void> {
  if (sealingKey === '' || !(await sealingHasBegun(database))) return;
  const sealed = (owner: string, kept: string | null) =>
    kept === null || isSealed(kept) ? kept : sealText(sealingKey, owner, kept);
  const vendors = await database.rows<{ code: string; secret: string | null; previous: string | null }>(
    "SELECT code, secret, previous_secret AS previous FROM vendors WHERE secret NOT LIKE 'v1.%' OR previous_secret NOT LIKE 'v1.%'",
  );
  for (const { code, secret, previous } of vendors) {
    await database.run(
      'UPDATE vendors SET secret = $2, previous_secret = $3 WHERE code = $1 AND secret IS NOT DISTINCT FROM $4 AND previous_secret IS NOT DISTINCT FROM $5',
      [code, sealed(ofVendor(code), secret), sealed(ofVendor(code), previous), secret, previous],
    );
  }
  const keys = await database.rows<{ id: string; kept: string }>(
    "SELECT key_id AS id, private_key AS kept FROM encryption_keys WHERE private_key NOT LIKE 'v1.%'",
  );
  for (const { id, kept } of keys)
    await database.run('UPDATE encryption_keys SET private_key = $2 WHERE key_id = $1 AND private_key = $3', [
      id,
      sealed(ofEncryptionKey(id), kept),
      kept,
    ]);
  const own = await database.rows<{ name: string; kept: string }>(
    "SELECT name, secret AS kept FROM gateway_secrets WHERE secret NOT LIKE 'v1.%'",
  );
  for (const { name, kept } of own)
    await database.run('UPDATE gateway_secrets SET secret = $2 WHERE name = $1 AND secret = $3', [
      name,
      sealed(ofGateway(name), kept),
      kept,
    ]);
}
