import { referral, referralEarnings, referralTree } from '@atrium/contracts/promotions';
import { createResource } from '@atrium/host';
import { createPagedResource } from '@atrium/host/paged-resource';

export const referralPages = createPagedResource(referral);
export const treeResource = createResource(referralTree);
/** An award that is paid changes the balance. */
export const earningsResource = createResource(referralEarnings, { staleOn: ['balance.changed'] });
