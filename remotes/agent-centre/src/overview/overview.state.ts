import { teamState } from '@atrium/contracts/agent-reports';
import { createResource } from '@atrium/host';

export const teamStateResource = createResource(teamState, { staleOn: ['notice.published'] });
