import { referral, referralEarnings, referralTree } from '@atrium/contracts/promotions';
import { createResource } from '@atrium/host';
import { createPagedResource } from '@atrium/host/paged-resource';

/** Friends have no ID that the member may see. */
export const referralPages = createPagedResource(referral, {
  cursorField: 'cursor',
  pageOf: ({ items, next }) => ({
    items: items.map((friend) => ({ ...friend, id: `${friend.account} ${friend.registeredAt}` })),
    next,
  }),
});
export const treeResource = createResource(referralTree);
/** An award that is paid changes the balance. */
export const earningsResource = createResource(referralEarnings, { staleOn: ['balance.changed'] });
