import { announcements } from '@atrium/contracts/notices';
import { createResource } from '@atrium/host';

/** Announcements, banners, pop-ups and promotions. */
export const notices = createResource(announcements, { keptAs: 'notices', staleOn: ['notice.published'] });
