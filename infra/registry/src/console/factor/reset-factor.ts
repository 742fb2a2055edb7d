import type { Change } from '../../registry.ts';
import { RegistryError } from '../../registry-error.ts';

export const RESET_FACTOR = 'reset-factor';

/** Removes the authenticator app of a person that has lost it, and ends their sessions; always two persons. */
export function resetFactor({ name, reason }: { name: string; reason: string }): Change {
  return {
    action: RESET_FACTOR,
    reason,
    content: { name, reason },
    async subject(client) {
      const { rows } = await client.query<{ bound: Date }>(
        'SELECT confirmed_at AS bound FROM registry.factor WHERE name = $1 AND confirmed_at IS NOT NULL',
        [name],
      );
      return { name, factor: rows[0]?.bound.toISOString() ?? null };
    },
    async needsApproval(client) {
      const { rowCount } = await client.query(
        'SELECT 1 FROM registry.factor WHERE name = $1 AND confirmed_at IS NOT NULL',
        [name],
      );
      if (rowCount !== 1) throw new RegistryError('NO_FACTOR', `${name} has no authenticator app.`);
      return true;
    },
    async make(client) {
      await client.query('DELETE FROM registry.factor WHERE name = $1', [name]);
      await client.query('DELETE FROM registry.session WHERE name = $1', [name]);
      await client.query('DELETE FROM registry.first_step WHERE name = $1', [name]);
    },
  };
}
