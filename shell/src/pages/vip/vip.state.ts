import { ownRank, ranks } from '@atrium/contracts/rewards';
import { createResource } from '@atrium/host';

export const rankList = createResource(ranks);
/** A settled bet counts towards the next rank. */
export const ownRankResource = createResource(ownRank, { staleOn: ['balance.changed'] });
