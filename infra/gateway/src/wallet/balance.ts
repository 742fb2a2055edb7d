import type { Balance } from '@atrium/contracts/wallet';
import type { Session } from '../platform/caller.ts';
import type { Queryable } from '../platform/database.ts';

const TRIAL = 4;

/**
 * The main wallet: cash and bonus, and what is locked by withdrawals. A trial account's is its play money. `sequence`
 * grows with every change of any of them.
 */
export async function balanceOf(
  queryable: Queryable,
  { memberId, type, currency }: Pick<Session, 'memberId' | 'type' | 'currency'>,
): Promise<Balance> {
  const row = await queryable.first<{ cash: string; bonus: string; locked: string; sequence: string }>(
    {
      name: 'wallet-balance',
      text: `SELECT coalesce(sum(posted - held) FILTER (WHERE class = $2), 0)::text AS cash,
                    coalesce(sum(posted) FILTER (WHERE class = 'player:bonus'), 0)::text AS bonus,
                    (coalesce(sum(posted) FILTER (WHERE class = 'player:locked'), 0) + coalesce(sum(held) FILTER (WHERE class = $2), 0))::text AS locked,
                    coalesce(sum(sequence), 0)::text AS sequence
               FROM ledger_accounts WHERE member_id = $1 AND currency = $3 AND class LIKE 'player:%'`,
    },
    [memberId, type === TRIAL ? 'player:play' : 'player:cash', currency],
  );
  const { cash, bonus, locked, sequence } = row!;
  return {
    sumBalance: (BigInt(cash) + BigInt(bonus)).toString(),
    cash,
    bonus,
    locked,
    currency,
    sequence: Number(sequence),
  };
}
