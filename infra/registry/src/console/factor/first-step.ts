import { FIRST_STEP_LIFE_MS } from '@atrium/contracts/console-factor';
import type { RegistryParts } from '../../registry.ts';
import { RegistryError } from '../../registry-error.ts';
import { hashOf, newSecret } from '../sessions.ts';

type Kept = Pick<RegistryParts, 'pool' | 'now'>;

/** Opens the second step of a sign-in, unless the operator's access has expired. Its secret is returned only here. */
export async function openFirstStep({ pool, now }: Kept, name: string): Promise<string | undefined> {
  const secret = newSecret();
  const at = now();
  await pool.query('DELETE FROM registry.first_step WHERE expires_at <= $1', [at]);
  const { rowCount } = await pool.query(
    `INSERT INTO registry.first_step (id_hash, name, expires_at)
     SELECT $1, o.name, $3 FROM registry.operator o WHERE o.name = $2 AND (o.expires_at IS NULL OR o.expires_at > $4)`,
    [hashOf(secret), name, new Date(at.getTime() + FIRST_STEP_LIFE_MS), at],
  );
  return rowCount === 1 ? secret : undefined;
}

/** Whose password was entered. Throws when the time for the second step is over. */
export async function nameOfFirstStep({ pool, now }: Kept, secret: string | undefined): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    'SELECT name FROM registry.first_step WHERE id_hash = $1 AND expires_at > $2',
    [hashOf(secret ?? ''), now()],
  );
  if (!rows[0]) throw new RegistryError('FIRST_STEP_OVER', 'Too much time has passed. Enter name and password again.');
  return rows[0].name;
}

export async function endFirstStep({ pool }: Kept, secret: string): Promise<void> {
  await pool.query('DELETE FROM registry.first_step WHERE id_hash = $1', [hashOf(secret)]);
}
