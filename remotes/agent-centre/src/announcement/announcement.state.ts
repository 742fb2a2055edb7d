import { announcements } from '@atrium/contracts/notices';
import { createResource } from '@atrium/host';

export const announcementsResource = createResource(announcements);
