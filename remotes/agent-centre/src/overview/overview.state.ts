import { teamOverview } from '@atrium/contracts/agents';
import { createResource } from '@atrium/host';

export const overviewResource = createResource(teamOverview);
