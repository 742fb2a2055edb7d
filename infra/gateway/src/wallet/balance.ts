import { TRIAL_ROLE } from '@atrium/contracts/account-roles';
import type { Balance } from '@atrium/contracts/balance';
import { createBatcher, inOrder } from '../platform/batch.ts';
import type { Session } from '../platform/caller.ts';
import type { Database, Queryable } from '../platform/database.ts';

type Owner = Pick<Session, 'memberId' | 'type' | 'currency'>;
interface Row {
  cash: string;
  bonus: string;
  locked: string;
  sequence: string;
}

const COLUMNS = `coalesce(sum(a.posted - a.held) FILTER (WHERE a.class = u.cash), 0)::text AS cash,
                 coalesce(sum(a.posted) FILTER (WHERE a.class = 'player:bonus'), 0)::text AS bonus,
                 (coalesce(sum(a.posted) FILTER (WHERE a.class = 'player:locked'), 0) + coalesce(sum(a.held) FILTER (WHERE a.class = u.cash), 0))::text AS locked,
                 coalesce(sum(a.sequence), 0)::text AS sequence`;
const OWNED = "a.member_id = u.member AND a.currency = u.currency AND a.class LIKE 'player:%'";

/**
 * The main wallet: cash, bonus, and the amount locked by withdrawals. A trial account's wallet is its play money.
 * `sequence` grows with every change of any of them.
 */
export async function balanceOf(queryable: Queryable, owner: Owner): Promise<Balance> {
  const row = await queryable.first<Row>(
    {
      name: 'wallet-balance',
      text: `SELECT ${COLUMNS} FROM (SELECT $1::bigint AS member, $2::text AS cash, $3::text AS currency) u LEFT JOIN ledger_accounts a ON ${OWNED}`,
    },
    [owner.memberId, cashOf(owner), owner.currency],
  );
  return balanceFrom(owner, row!);
}

/** The same for calls that only read: concurrent calls of many members share one statement. */
export function createBalanceReader(database: Database): (owner: Owner) => Promise<Balance> {
  return createBatcher<Owner, Balance>({
    name: 'balances',
    async run(owners) {
      const rows = await database.rows<Row & { n: string }>(
        {
          name: 'wallet-balances',
          text: `SELECT u.n, ${COLUMNS} FROM unnest($1::bigint[], $2::text[], $3::text[]) WITH ORDINALITY AS u (member, cash, currency, n) LEFT JOIN ledger_accounts a ON ${OWNED} GROUP BY u.n`,
        },
        [owners.map(({ memberId }) => memberId), owners.map(cashOf), owners.map(({ currency }) => currency)],
      );
      return inOrder(owners.length, rows).map((row, i) => balanceFrom(owners[i]!, row!));
    },
    lanes: 2,
    laneOf: ({ memberId }) => Number(memberId) % 2,
  });
}

const cashOf = ({ type }: Owner): string => (type === TRIAL_ROLE ? 'player:play' : 'player:cash');

function balanceFrom({ currency }: Owner, { cash, bonus, locked, sequence }: Row): Balance {
  return {
    sumBalance: (BigInt(cash) + BigInt(bonus)).toString(),
    cash,
    bonus,
    locked,
    currency,
    sequence: Number(sequence),
  };
}
