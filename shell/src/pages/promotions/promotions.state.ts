import { promotions } from '@atrium/contracts/promotions';
import { createResource } from '@atrium/host';

export const promotionList = createResource(promotions);
