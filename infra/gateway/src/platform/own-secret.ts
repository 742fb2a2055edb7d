import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';
import { fromKept, ofGateway, toKeep } from './kept-secrets.ts';
import type { Parts } from './parts.ts';

const secrets = new WeakMap<Database, Map<string, Promise<string>>>();

/** A random secret that all gateway processes of a site share; the first that needs it creates it. */
export async function ownSecret(parts: Pick<Parts, 'database' | 'config'>, name: string): Promise<string> {
  const known = secrets.get(parts.database) ?? new Map<string, Promise<string>>();
  secrets.set(parts.database, known);
  const secret = known.get(name) ?? readOrCreate(parts, name);
  known.set(name, secret);
  secret.catch(() => known.delete(name));
  return await secret;
}

async function readOrCreate(
  { database, config: { sealingKey } }: Pick<Parts, 'database' | 'config'>,
  name: string,
): Promise<string> {
  const owner = ofGateway(name);
  const read = async () => {
    const row = await database.first<{ secret: string }>('SELECT secret FROM gateway_secrets WHERE name = $1', [name]);
    return row && { row, secret: fromKept(sealingKey, owner, row.secret) };
  };
  const found = await read();
  if (found?.secret !== undefined) return found.secret;
  const created = await toKeep(database, sealingKey, owner, randomBytes(32).toString('base64url'));
  // A secret that a lost sealing key sealed is replaced. Of several processes the first wins.
  await database.run(
    `INSERT INTO gateway_secrets (name, secret) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET secret = excluded.secret, created_at = now() WHERE gateway_secrets.secret = $3`,
    [name, created, found?.row.secret ?? null],
  );
  const secret = (await read())?.secret;
  if (secret === undefined) throw new Error(`This ATRIUM_SEALING_KEY cannot decrypt the secret of ${owner}.`);
  return secret;
}
