import { announcements } from '@atrium/contracts/notices';
import { CONFIGURATION } from '@atrium/contracts/configuration';
import { createResource } from '@atrium/host';

/** Announcements, banners, pop-ups and promotions. */
export const notices = createResource(announcements, { keptAs: 'notices', staleOn: ['notice.published'] });

export const noticesInput = (language: string) =>
  ({
    query: {
      types: CONFIGURATION.announcementTypes.join(','),
      platform: CONFIGURATION.announcementPlatform,
      execution: CONFIGURATION.announcementExecution,
      language,
    },
  }) as const;
