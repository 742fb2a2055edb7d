import type { Change } from '../../registry.ts';
import { RegistryError } from '../../registry-error.ts';
import { boundFactor } from './bound-factor.ts';

export const RESET_FACTOR = 'reset-factor';

/** Removes the authenticator app or passkey of a person that has lost it, and ends their sessions; always two persons. */
export function resetFactor({ name, reason }: { name: string; reason: string }): Change {
  return {
    action: RESET_FACTOR,
    reason,
    content: { name, reason },
    async subject(client) {
      const { rows } = await client.query<{ bound: Date }>(
        `SELECT confirmed_at AS bound FROM registry.factor WHERE name = $1 AND confirmed_at IS NOT NULL
         UNION ALL SELECT created_at FROM registry.passkey WHERE name = $1`,
        [name],
      );
      return { name, factor: rows[0]?.bound.toISOString() ?? null };
    },
    async needsApproval(client) {
      if (!(await boundFactor(client, name))) throw new RegistryError('NO_FACTOR', `${name} has no second factor.`);
      return true;
    },
    async make(client) {
      await client.query('DELETE FROM registry.factor WHERE name = $1', [name]);
      await client.query('DELETE FROM registry.passkey WHERE name = $1', [name]);
      await client.query('DELETE FROM registry.session WHERE name = $1', [name]);
      await client.query('DELETE FROM registry.first_step WHERE name = $1', [name]);
      await client.query('DELETE FROM registry.locked_step WHERE name = $1', [name]);
    },
  };
}
