import type { VendorDifference } from '@atrium/contracts/operator-vendors';
import type { ListedTransaction } from '@atrium/contracts/seamless';

/** It moved no money: rolled back, or rolled back before it arrived. */
const isUndone = ({ state }: ListedTransaction): boolean => state === 'rolled-back' || state === 'tombstone';

/**
 * The difference between the two sides of one transaction; undefined if they agree, or if only one has it and it moved
 * no money.
 */
export function differenceOf(
  ours: ListedTransaction | undefined,
  theirs: ListedTransaction | undefined,
): VendorDifference['difference'] | undefined {
  if (!ours) return theirs && !isUndone(theirs) ? 'missing-here' : undefined;
  if (!theirs) return isUndone(ours) ? undefined : 'missing-there';
  if (ours.kind !== theirs.kind || isUndone(ours) !== isUndone(theirs)) return 'status-differs';
  // A rollback of a bet that never arrived returned nothing, whatever the bet's amount.
  if (ours.state === 'tombstone' || theirs.state === 'tombstone') return undefined;
  return ours.amount === theirs.amount && ours.currency === theirs.currency && ours.roundId === theirs.roundId
    ? undefined
    : 'amount-differs';
}
