import { helpCentre } from '@atrium/contracts/system';
import { createResource } from '@atrium/host';

export const helpArticles = createResource(helpCentre, { staleOn: ['settings.changed'] });
