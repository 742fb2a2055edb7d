import type { Transaction } from '../../platform/database.ts';
import { applyCaps } from './payout-caps.ts';
import { postPools, sharePools } from './share-pools.ts';
import type { Settlement } from './settlement.repository.ts';

/** Shares the pools of a draw whose tickets are all evaluated, posts them, applies the caps and marks the staging as complete; once. */
export async function completeStaging(transaction: Transaction, settlement: Settlement, now: Date): Promise<void> {
  const values = [settlement.gameCode, settlement.issue, settlement.number];
  const staged = await transaction.first(
    'SELECT 1 FROM lottery_settlements WHERE game_code = $1 AND issue = $2 AND number = $3 AND staged_at IS NULL FOR UPDATE',
    values,
  );
  if (!staged) return;
  await postPools(transaction, settlement, now, await sharePools(transaction, settlement, now));
  await applyCaps(transaction, settlement);
  await transaction.run(
    'UPDATE lottery_settlements SET staged_at = $4 WHERE game_code = $1 AND issue = $2 AND number = $3',
    [...values, now],
  );
}
