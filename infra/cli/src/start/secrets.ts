import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Shared by processes of one installation; made on its first start, readable by its owner only. */
export interface Secrets {
  paymentsSecret: string;
}

export function readSecrets(varFolder: string): Secrets {
  const file = join(varFolder, 'secrets.json');
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
  const secrets = { paymentsSecret: known.paymentsSecret ?? randomBytes(32).toString('base64url') };
  if (JSON.stringify(known) !== JSON.stringify(secrets)) {
    writeFileSync(file, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600 });
  }
  return secrets;
}
