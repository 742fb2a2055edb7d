import { referral } from '@atrium/contracts/promotions';
import { createResource } from '@atrium/host';

export const referralResource = createResource(referral);
