import { createBatcher, inOrder } from '../../platform/batch.ts';
import type { Database } from '../../platform/database.ts';
import type { CommandName } from '../../platform/idempotency.ts';
import type { BetOutcome } from './bet-command.ts';

/** A bet that was placed before under the same name. */
export interface KnownBet {
  hash: string;
  reply: Pick<BetOutcome, 'numbers' | 'chase'>;
}

type Name = Pick<CommandName, 'scope' | 'key'>;

/** Finds the bet that a name was used for; null for a new one. Concurrent bets share one statement. */
export const createKnownBets = (database: Database): ((name: Name) => Promise<KnownBet | null>) =>
  createBatcher<Name, KnownBet | null>({
    async run(names) {
      const rows = await database.rows<KnownBet & { n: string }>(
        {
          name: 'lottery-known-bets',
          text: `SELECT u.n, i.payload_hash AS hash, i.reply
                   FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS u (scope, key, n)
                   JOIN LATERAL (SELECT k.payload_hash, k.reply FROM idempotency k WHERE k.scope = u.scope AND k.key = u.key LIMIT 1) i ON true`,
        },
        [names.map(({ scope }) => scope), names.map(({ key }) => key)],
      );
      return inOrder(names.length, rows);
    },
  });
