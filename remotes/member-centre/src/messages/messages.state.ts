import { announcements, unreadCount } from '@atrium/contracts/notices';
import { createResource } from '@atrium/host';

export const announcementsResource = createResource(announcements);
export const unreadResource = createResource(unreadCount);
