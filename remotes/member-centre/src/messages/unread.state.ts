import { unreadCount } from '@atrium/contracts/notices';
import { createResource } from '@atrium/host';

/** The number of unread messages, for the page of messages and for the entry in the site's menu, which loads no more. */
export const unreadResource = createResource(unreadCount, { staleOn: ['messages.changed'] });
