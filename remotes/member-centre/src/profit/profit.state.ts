import { position } from '@atrium/contracts/net-position';
import { createResource } from '@atrium/host';

export const positionResource = createResource(position, { staleOn: ['balance.changed'] });
