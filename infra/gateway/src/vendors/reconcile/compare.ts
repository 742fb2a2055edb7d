import type { VendorDifference } from '@atrium/contracts/operator-vendors';
import type { ListedTransaction } from '@atrium/contracts/seamless';

/** No money is out there for it: called back, or called off before it came. */
const isUndone = ({ state }: ListedTransaction): boolean => state === 'rolled-back' || state === 'tombstone';

/** How two sides of one transaction disagree, if they do; undefined when one of them has it and it moved no money. */
export function differenceOf(
  ours: ListedTransaction | undefined,
  theirs: ListedTransaction | undefined,
): VendorDifference['difference'] | undefined {
  if (!ours) return theirs && !isUndone(theirs) ? 'missing-here' : undefined;
  if (!theirs) return isUndone(ours) ? undefined : 'missing-there';
  if (ours.kind !== theirs.kind || isUndone(ours) !== isUndone(theirs)) return 'status-differs';
  // A rollback of what never came gave nothing back, whatever the bet would have been.
  if (ours.state === 'tombstone' || theirs.state === 'tombstone') return undefined;
  return ours.amount === theirs.amount && ours.currency === theirs.currency && ours.roundId === theirs.roundId
    ? undefined
    : 'amount-differs';
}
