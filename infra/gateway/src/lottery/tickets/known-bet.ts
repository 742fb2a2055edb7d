import type { Queryable } from '../../platform/database.ts';
import type { CommandName } from '../../platform/idempotency.ts';
import type { BetOutcome } from './bet-command.ts';

/** A bet that was placed before under the same name. */
interface KnownBet {
  hash: string;
  reply: Pick<BetOutcome, 'numbers' | 'chase'>;
}

/** The bet that a name was used for; undefined for a new one. */
export const knownBet = (
  queryable: Queryable,
  { scope, key }: Pick<CommandName, 'scope' | 'key'>,
): Promise<KnownBet | undefined> =>
  queryable.first(
    {
      name: 'lottery-known-bet',
      text: 'SELECT payload_hash AS hash, reply FROM idempotency WHERE scope = $1 AND key = $2',
    },
    [scope, key],
  );
