import { position } from '@atrium/contracts/wallet';
import { createResource } from '@atrium/host';

export const positionResource = createResource(position, { staleOn: ['balance.changed'] });
