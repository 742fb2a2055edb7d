import type { Queryable } from '../../platform/database.ts';

/**
 * Takes an amount out of the promotion's budget until the transaction ends or keeps it; false when less is left. The
 * promotion stays locked, so that members who earn at the same time never exceed it together.
 */
export async function takeFromBudget(transaction: Queryable, id: string, amount: bigint): Promise<boolean> {
  const taken = await transaction.run(
    'UPDATE promotions SET spent = spent + $2 WHERE id = $1 AND (budget IS NULL OR spent + $2 <= budget)',
    [id, amount.toString()],
  );
  return taken === 1;
}
