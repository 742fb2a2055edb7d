import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Shared by processes of one installation; made on its first start, readable by its owner only. */
export interface Secrets {
  paymentsSecret: string;
  /** Without it what the database keeps sealed is lost. */
  sealingKey: string;
}

export function readSecrets(varFolder: string): Secrets {
  const file = join(varFolder, 'secrets.json');
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
  const fresh = () => randomBytes(32).toString('base64url');
  const secrets = { paymentsSecret: known.paymentsSecret ?? fresh(), sealingKey: known.sealingKey ?? fresh() };
  if (JSON.stringify(known) !== JSON.stringify(secrets)) {
    writeFileSync(file, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600 });
  }
  return secrets;
}
