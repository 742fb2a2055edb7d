import { referral } from '@atrium/contracts/promotions';
import { createPagedResource } from '@atrium/host/paged-resource';

export const referralPages = createPagedResource(referral);
