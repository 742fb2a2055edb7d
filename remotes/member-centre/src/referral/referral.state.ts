import { referral, referralEarnings, referralTree } from '@atrium/contracts/promotions';
import { createResource } from '@atrium/host';
import { createKeysetResource } from '@atrium/host/paged-resource';

export const referralPages = createKeysetResource(referral);
export const treeResource = createResource(referralTree);
/** An award that is paid changes the balance. */
export const earningsResource = createResource(referralEarnings, { staleOn: ['balance.changed'] });
