import type { Queryable } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';

export interface GivenBack {
  ticket: string;
  member: string;
  chase: string | null;
}

/** Gives the stakes of open tickets back; returns those that were still open. */
export const giveBack = (
  queryable: Queryable,
  now: Date,
  tickets: readonly string[],
  status: 'void' | 'rolled-back',
): Promise<GivenBack[]> =>
  queryable.rows(
    {
      name: 'lottery-give-back',
      text: 'SELECT ticket::text, member::text, chase::text FROM lottery_give_back($1, $2, $3)',
    },
    [now, tickets, status],
  );

export function announceGivenBack({ live }: Pick<Parts, 'live'>, returned: readonly GivenBack[]): void {
  for (const member of new Set(returned.map((one) => one.member))) live.balanceChanged(member, 'rollback');
}
